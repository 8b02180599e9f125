/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Judges whether a PE that has ended was allowed to end.  If not, says why in
 * one line and ends the job.
 */
#ifndef SMA_TOOLS_JUDGE_H
#define SMA_TOOLS_JUDGE_H

/* To be called before the PEs start. */
void judge_start(void);

/* PE i has ended with this status of waitpid. */
void judge_end(int i, int wstatus);

/* To be called now and then after a PE has ended: another PE may come to wait
 * for it in shmem_init. */
void judge_waiting(void);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The texts of PMI-1 and PMI-2: pairs of keys and values, and data as
 * printable characters.  Nothing here reads or writes files.
 */
#include <limits.h>

#include "boot/launchers.h"

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "abcdefghijklmnopqrstuvwxyz0123456789+-";

bool sma_pmi_find(const char *answer, char separator, const char *key,
                  const char **value_p, size_t *len_p)
{
    const char stops[] = {separator, '\0'};
    size_t len = strlen(key);

    while (*answer != '\0') {
        size_t pair = strcspn(answer, stops);

        if (pair > len && answer[len] == '=' && memcmp(answer, key, len) == 0) {
            *value_p = answer + len + 1;
            *len_p = pair - len - 1;
            return true;
        }
        answer += pair + (answer[pair] != '\0');
    }
    return false;
}

bool sma_pmi_read_number(const char *text, size_t len, int *number_p)
{
    bool minus = len > 0 && text[0] == '-';
    long long number = 0;

    if (len == (size_t) minus)
        return false;
    for (size_t i = minus; i < len; i++) {
        if (text[i] < '0' || text[i] > '9' || number > INT_MAX)
            return false;
        number = number * 10 + (text[i] - '0');
    }
    if (number > INT_MAX)
        return false;
    *number_p = (int) (minus ? -number : number);
    return true;
}

bool sma_pmi_find_number(const char *answer, char separator, const char *key,
                         int *number_p)
{
    const char *value;
    size_t len;

    return sma_pmi_find(answer, separator, key, &value, &len) &&
           sma_pmi_read_number(value, len, number_p);
}

void sma_pmi_encode(const void *data, size_t bytes, char *text_p)
{
    const unsigned char *from = data;
    uint32_t word = 0;
    int bits = 0;

    for (size_t i = 0; i < bytes; i++) {
        word = word << 8 | from[i];
        for (bits += 8; bits >= 6; bits -= 6)
            *text_p++ = digits[word >> (bits - 6) & 63];
    }
    if (bits > 0)
        *text_p++ = digits[word << (6 - bits) & 63];
    *text_p = '\0';
}

bool sma_pmi_decode(const char *text, size_t len, void *data_p, size_t bytes)
{
    unsigned char *to = data_p, *end = to + bytes;
    uint32_t word = 0;
    int bits = 0;

    if (len != SMA_PMI_CHARS(bytes))
        return false;
    for (size_t i = 0; i < len; i++) {
        const char *digit = memchr(digits, text[i], sizeof digits - 1);

        if (digit == NULL)
            return false;
        word = word << 6 | (uint32_t) (digit - digits);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            *to++ = (unsigned char) (word >> bits);
        }
    }
    return to == end;
}

bool sma_pmi_read_length(const char **value_p, size_t *len_p, size_t *bytes_p)
{
    const char *colon = memchr(*value_p, ':', *len_p);
    size_t digits = colon != NULL ? (size_t) (colon - *value_p) : 0;
    int number;

    if (!sma_pmi_read_number(*value_p, digits, &number) || number < 0)
        return false;
    *len_p -= digits + 1;
    *value_p += digits + 1;
    *bytes_p = (size_t) number;
    return true;
}

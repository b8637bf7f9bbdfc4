/** The most rows that a file may have, and all files of an import together. */
export const mostRows = 200_000;

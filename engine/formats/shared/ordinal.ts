const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "second" for 2; beyond the sixth, "7th". */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** The option that takes a pile, which counts from 0: `pile1` takes the first. */
export const pileOption = (pile: number): string => `pile${pile + 1}`;

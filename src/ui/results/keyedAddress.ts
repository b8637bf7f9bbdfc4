/** The place of the draft's id in addresses that a key opens: the key stands for the draft, and nobody learns its id. */
export const SHARED = 'shared';

/** The address of shared results or of a question, to be sent to others. */
export const keyedAddress = (key: string): string =>
  `${window.location.origin}/drafts/${SHARED}/results?key=${encodeURIComponent(key)}`;

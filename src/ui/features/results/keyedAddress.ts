import { RESULT_KEY_START } from '#contract/results/resultKeys.ts';

/** The search of Home's address that opens shared results or a question, for people who are not signed in, too. */
export const keyedSearch = (key: string): { readonly result: string } | { readonly poll: string } =>
  key.startsWith(RESULT_KEY_START) ? { result: key } : { poll: key };

/** The address of shared results or of a question, to be sent to others. */
export const keyedAddress = (key: string): string =>
  `${window.location.origin}/?${new URLSearchParams(keyedSearch(key))}`;

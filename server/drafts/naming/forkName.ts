import { cut } from '#server/imports/parsing/shortened.ts';

const MOST_NAME = 60;

/** The name of a draft made of another's packs, as it was or from one decision on. */
export const forkName = (name: string, isWhole: boolean): string =>
  cut(`${isWhole ? 'Same packs' : 'What if'}: ${name}`, MOST_NAME);

import { cut } from '../imports/shortened.ts';

const BOTS_IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MOST_SEATS = 16;
const MOST_NAME = 60;

/** The name of a table to which its host gave none. */
export const hostedName = (handle: string): string => `${handle}'s table`;

/** The name of a member's table against bots. */
export function soloName(handle: string, seats: number): string {
  const bots = seats - 1;
  return `${handle} and ${BOTS_IN_WORDS[bots] ?? bots} ${bots === 1 ? 'bot' : 'bots'}`;
}

/** The name of a draft made of another's packs, as it was or from one decision on. */
export const forkName = (name: string, isWhole: boolean): string =>
  cut(`${isWhole ? 'Same packs' : 'What if'}: ${name}`, MOST_NAME);

/** All names that tables, and forks of them, have by a handle alone, in the same order for each; the host's dialog writes ’. */
export function namesByHandle(handle: string): string[] {
  const solo = Array.from({ length: MOST_SEATS }, (_, bots) => soloName(handle, bots + 1));
  const names = [hostedName(handle), `${handle}’s table`, ...solo];
  return names.flatMap((name) => [name, forkName(name, true), forkName(name, false)]);
}

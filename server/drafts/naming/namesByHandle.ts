import { forkName } from './forkName.ts';

const BOTS_IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MOST_SEATS = 16;

function soloName(handle: string, seats: number): string {
  const bots = seats - 1;
  return `${handle} and ${BOTS_IN_WORDS[bots] ?? bots} ${bots === 1 ? 'bot' : 'bots'}`;
}

/**
 * All names by a handle alone that earlier versions gave to tables, and forks of them, in the same order for each handle.
 * Stored tables keep them, so an account that is deleted takes them with it.
 */
export function namesByHandle(handle: string): string[] {
  const solo = Array.from({ length: MOST_SEATS }, (_, bots) => soloName(handle, bots + 1));
  const names = [`${handle}'s table`, `${handle}’s table`, ...solo];
  return names.flatMap((name) => [name, forkName(name, true), forkName(name, false)]);
}

import type { TableSettings } from '#contract/tables/tables.ts';
import { capitalised } from '../../../components/capitalised.ts';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import { allNames, type LobbyMessages } from './lobbyWords.ts';

/** What each setting is called where it is set. */
const NAMES = {
  name: 'tableName',
  visibility: 'finding',
  clock: 'clock',
  timeBank: 'timeBank',
  seats: 'seats',
  picksOpenTo: 'seeing',
  watchers: 'watchers',
  streamDelaySeconds: 'streamDelay',
  hints: 'hints',
  picksOpenAfterHours: 'seeing',
  description: 'description',
  pace: 'paceTitle',
  rules: 'rules',
  reviewSeconds: 'reviewBetween',
  hidesPool: 'coveredPools',
  teams: 'teams',
} as const satisfies Record<keyof TableSettings, string>;

const isSetting = (key: string): key is keyof TableSettings => Object.hasOwn(NAMES, key);

/** What happened, and what follows from it. */
export interface ChangedWords {
  readonly fact: string;
  readonly rest: string;
}

/**
 * What the host changed, by the keys of the settings; by the server's own sentence where it is about something else, or
 * names none.
 */
export function changedWords(
  words: string,
  settings: readonly string[] | undefined,
  t: LobbyMessages,
): ChangedWords {
  const names = new Set((settings ?? []).filter(isSetting).map((key) => capitalised(t(NAMES[key]))));
  if (names.size > 0)
    return { fact: t('changed', { settings: allNames([...names]) }), rest: t('readyCleared') };
  const said = writtenHere(words);
  const end = said.search(/\. |。/) + 1;
  return end > 0 ? { fact: said.slice(0, end), rest: said.slice(end).trim() } : { fact: said, rest: '' };
}

export const sentencesOf = ({ fact, rest }: ChangedWords): string => [fact, rest].filter(Boolean).join(' ');

import type { EventPhase } from '#engine/events/event.types.ts';
import type { EventSettings } from './events.ts';

/** Until when a setting may change: while people gather, before the first round opens, or as long as the event lasts. */
type ChangesUntil = 'seated' | 'rounds' | 'over';

const CHANGES_UNTIL = {
  name: 'over',
  visibility: 'over',
  opens: 'over',
  roundMinutes: 'over',
  gamesToWin: 'rounds',
  swissRounds: 'rounds',
  cut: 'rounds',
  isWithinPods: 'rounds',
  tableSeats: 'seated',
  mostPlayers: 'seated',
  startsAtMs: 'seated',
  clock: 'seated',
  picksOpenTo: 'seated',
} satisfies Record<keyof EventSettings, ChangesUntil>;

/** How far an event is, as far as its settings ask. */
export interface EventProgress {
  readonly phase: EventPhase;
  readonly hasRounds: boolean;
}

/** Whether a setting may not change any more at an event that is not over. */
export function isFixed(setting: keyof EventSettings, { phase, hasRounds }: EventProgress): boolean {
  const until = CHANGES_UNTIL[setting];
  return until === 'over' ? false : until === 'rounds' ? hasRounds : phase !== 'gathering';
}

/** What may not change any more and why, in a sentence for its host; null while everything may change. */
export function fixedWords({ phase, hasRounds }: EventProgress): string | null {
  if (hasRounds)
    return 'The rounds have begun: only the name, the listing, the minutes of a round and how rounds open may still change.';
  return phase === 'gathering'
    ? null
    : 'Everybody is seated: the start time, the size of tables, the number of players, the clock and who sees the picks stay as they are.';
}

/** The settings that a change would make different, of those asked for. */
export function changedKeys(
  before: EventSettings,
  asked: Partial<EventSettings>,
): readonly (keyof EventSettings)[] {
  const isSetting = (key: string): key is keyof EventSettings => key in CHANGES_UNTIL;
  return Object.keys(asked)
    .filter(isSetting)
    .filter((key) => asked[key] !== undefined && asked[key] !== before[key]);
}

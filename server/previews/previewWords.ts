import { formatWords } from '#contract/naming/tableNames.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { EventPhase } from '#engine/events/event.types.ts';

/** Names that people chose, without what would break or turn round the text beside them. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A format as people call it: "Booster draft", "Team sealed". */
export function formatTitle(format: string): string {
  const words = formatWords(format);
  const whole = words === 'booster' || words === 'grid' ? `${words} draft` : words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** "Sat 21 Nov, 12:00 UTC": who reads it may be anywhere. */
function momentOf(atMs: number): string {
  const told = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => told.find((known) => known.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')} UTC`;
}

export interface SeatCount {
  readonly left: number;
  readonly all: number;
}

const seatsLeft = ({ left, all }: SeatCount): string =>
  left === 0 ? `All ${all} seats are taken` : `${left} of ${all} seats open`;

/** Where a table is: seats left before it starts, with the moment it starts where that is known. */
export function tableLines(status: TableStatus, seats: SeatCount, startsAtMs: number | null): string[] {
  switch (status) {
    case 'lobby':
    case 'countdown':
      return [seatsLeft(seats), ...(startsAtMs === null ? [] : [`Starts ${momentOf(startsAtMs)}`])];
    case 'drafting':
    case 'paused':
      return ['Draft in progress'];
    case 'building':
    case 'finished':
      return ['Draft complete'];
    case 'cancelled':
      return ['Cancelled'];
  }
}

/** Where an event is: places left before it starts, with the moment it starts where its host has said so. */
export function eventLines(phase: EventPhase, places: SeatCount, startsAtMs: number | null): string[] {
  switch (phase) {
    case 'gathering':
      return [
        places.left === 0
          ? `All ${places.all} places are taken`
          : `${places.left} of ${places.all} places left`,
        ...(startsAtMs === null ? [] : [`Starts ${momentOf(startsAtMs)}`]),
      ];
    case 'drafting':
    case 'playing':
      return ['Event in progress'];
    case 'closed':
    case 'cancelled':
      return ['Event over'];
  }
}

export const EVENT = 'Swiss event';
export const RESULT = 'Draft results';
export const POLL_TITLE = 'What would you pick?';
export const NO_ACCOUNT = 'No account needed.';

export const cardCount = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);
export const pickLine = (round: number, pick: number): string => `Pack ${round}, pick ${pick}`;

/** Facts in a row as sentences. */
export const sentences = (facts: readonly string[]): string => facts.map((fact) => `${fact}.`).join(' ');

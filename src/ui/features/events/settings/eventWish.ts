import type { ReactNode } from 'react';
import { type EventSettings, eventSettingsSchema } from '#contract/events/events.ts';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { wrongWith } from '../../../components/submission/fieldErrors.ts';

/** What a host fills in; a clock of null is the one its draft is meant for. */
export type EventWish = Omit<EventSettings, 'clock'> & { readonly clock: ClockPreset | null };

/** What the fields of a wish show and change. */
export interface EventFieldsProps {
  readonly wish: EventWish;
  readonly set: (change: Partial<EventWish>) => void;
  /** Whether a setting may not change any more. */
  readonly isFixed: (setting: keyof EventSettings) => boolean;
  readonly mayList: boolean;
  /** What is asked before the sizes: the game and its draft, where they are still to be chosen. */
  readonly children?: ReactNode;
}

export const newWish = (name: string): EventWish => ({
  name,
  visibility: 'code',
  tableSeats: 8,
  mostPlayers: 16,
  clock: null,
  picksOpenTo: 'closed',
  gamesToWin: 2,
  swissRounds: null,
  cut: 0,
  isWithinPods: false,
  opens: 'itself',
  roundMinutes: 50,
  startsAtMs: null,
});

/** The settings of a wish as the server takes them; without a clock where none was chosen. */
export function settingsOf({ clock, ...others }: EventWish): Partial<EventSettings> {
  return clock === null ? others : { ...others, clock };
}

export type WishProblems = Readonly<
  Record<'name' | 'tableSeats' | 'mostPlayers' | 'roundMinutes', string | undefined>
>;

/** What is wrong with a wish, in the words of the contract. */
export function wishProblems({ name, tableSeats, mostPlayers, roundMinutes }: EventWish): WishProblems {
  const { shape } = eventSettingsSchema;
  return {
    name: wrongWith(shape.name, name),
    tableSeats: wrongWith(shape.tableSeats, tableSeats),
    mostPlayers: wrongWith(shape.mostPlayers, mostPlayers),
    roundMinutes: wrongWith(shape.roundMinutes, roundMinutes),
  };
}

export const problemOf = (wish: EventWish): string | undefined =>
  Object.values(wishProblems(wish)).find((words) => words !== undefined);

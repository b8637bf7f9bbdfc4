import { exactWords } from '#src/machines/paths/words.ts';
import { momentWords, timeOfDay } from '../clockWords.ts';
import { changeWords } from '../stateLook.ts';
import { masked } from './masked.ts';
import type { Effect, LogEntry } from './recorder.ts';

/** An entry of the log in words. */
export interface Line {
  readonly number: number;
  readonly at: string;
  readonly event: string;
  readonly change: string;
  readonly isChanged: boolean;
  readonly effects: readonly string[];
}

/** Tells an entry; of a live machine without its secrets and by the time of day. */
export function lineOf(
  { number, atMs, event, before, after, transitions, effects }: LogEntry,
  isLive: boolean,
): Line {
  const shown = { ...event, ...Object(isLive ? masked(event) : event), type: event.type };
  const changed = changeWords(before, after);
  const isBeginning = event.type === 'xstate.init';
  const nothing = transitions.length === 0 && !isBeginning ? 'nothing came of it' : 'changes no state';
  return {
    number,
    at: isLive ? timeOfDay(atMs) : momentWords(atMs),
    event: isBeginning ? 'begins' : exactWords(shown),
    change: changed || nothing,
    isChanged: changed !== '',
    effects: effects.map(effectWords),
  };
}

function effectWords({ name, told }: Effect): string {
  const what = told === undefined ? '' : ` ${JSON.stringify(told)}`;
  return `${name}${what}`;
}

/** A line as it is copied. */
export const textOf = ({ number, at, event, change, effects }: Line): string =>
  [`${number}. ${at}  ${event}  ${change}`, ...effects.map((effect) => `     ${effect}`)].join('\n');

/** The words of the last entry, for whoever does not see it. */
export function lastWords(log: readonly LogEntry[]): string {
  const last = log.at(-1);
  if (!last || last.event.type === 'xstate.init') return '';
  return `${exactWords(last.event)}: ${changeWords(last.before, last.after) || 'no other state'}`;
}

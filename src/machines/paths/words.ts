import type { AnyEventObject } from 'xstate';

const LONGEST_WORDS = 90;
const DELAYED = /^xstate\.after\.([^.]+)\.(.+)$/;
const ENDED = /^xstate\.(done|error)\.actor\.(.+)$/;

/** An event as a person would tell it: what happened, and with what. */
export function eventWords(event: AnyEventObject): string {
  const what = caseWords(event);
  return `${typeWords(event.type)}${what === '' ? '' : ` (${what})`}`;
}

/** An event with its name as it is written in the machine, for whoever works on it. */
export function exactWords(event: AnyEventObject): string {
  const what = caseWords(event);
  return `${eventName(event.type)}${what === '' ? '' : ` (${what})`}`;
}

/** What an event carries, in words; nothing where it carries nothing. */
export function caseWords({ type: _, wording, ...payload }: AnyEventObject): string {
  return typeof wording === 'string' ? wording : payloadWords(payload);
}

/** The name of an event as it is written in the machine; those that come from within are told in words. */
export const eventName = (type: string): string =>
  type === '' ? 'at once' : type.startsWith('xstate.') ? typeWords(type) : type;

/** What happened, without what it carries. */
export function typeWords(type: string): string {
  const [, delay, where] = DELAYED.exec(type) ?? [];
  if (delay && where) return `"${delay}" passes in ${where}`;
  const [, how, actor] = ENDED.exec(type) ?? [];
  if (how && actor) return how === 'done' ? `${actor} answers` : `${actor} fails`;
  return type.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
}

/** What is carried, in words of any length. */
export function wholePayloadWords(payload: Readonly<Record<string, unknown>>): string {
  const [only] = Object.values(payload);
  return Object.keys(payload).length === 1 ? plain(only) : plain(payload);
}

function payloadWords(payload: Readonly<Record<string, unknown>>): string {
  const told = wholePayloadWords(payload);
  return told.length > LONGEST_WORDS ? `${told.slice(0, LONGEST_WORDS)} …` : told;
}

function plain(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return 'nothing';
  if (value === Number.POSITIVE_INFINITY) return 'without end';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(plain).join(', ') || 'none';
  const told = Object.entries(value).map(([name, part]) => `${name} ${plain(part)}`);
  return told.join(', ');
}

/** A state's value as the names of its innermost states. */
export function stateWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value as Readonly<Record<string, unknown>>).map(([name, inner]) =>
    isEmptyState(inner) ? name : `${name}.${stateWords(inner)}`,
  );
  return parts.join(' + ');
}

const isEmptyState = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

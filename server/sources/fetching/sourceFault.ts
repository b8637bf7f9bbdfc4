import { OutwardRefused } from '#server/net/outwardAddress.ts';
import { OutwardAnswered } from '#server/net/outwardFetch.ts';
import { AnswerTooLong } from '#server/net/outwardLine.ts';

/** Why a source gave nothing that can be used; each is a sentence to people. */
export type SourceFailure =
  /** It has no such thing, or does not show it to everybody. */
  | 'missing'
  /** Nobody answered, or too late. */
  | 'away'
  /** It wants to be left alone, or too many wait for it already. */
  | 'busy'
  /** It answered something that is not what it used to answer. */
  | 'changed'
  | 'tooLarge'
  /** What came is not what its checksum says. */
  | 'checksum'
  /** There is no room on this server's disk. */
  | 'diskFull'
  /** Somebody stopped it. */
  | 'cancelled';

/** A source that cannot be used just now; nothing was changed. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
  readonly why: SourceFailure;
  constructor(why: SourceFailure, message: string) {
    super(message);
    this.why = why;
  }
}

const NOT_FOUND: ReadonlySet<number> = new Set([404, 410]);
const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** What a source that is asked too often gets where it says nothing about it. */
const REST_MS = 60_000;

/** Why a line to a source failed; `restMs` is how long it wants to be left alone. */
export function failureOf(
  fault: unknown,
  leadsAway: string,
): { readonly why: SourceFailure; readonly restMs: number | null } {
  const only = (why: SourceFailure) => ({ why, restMs: null });
  if (fault instanceof SourceFault) return only(fault.why);
  if (fault instanceof AnswerTooLong) return only('tooLarge');
  if (fault instanceof OutwardRefused && fault.message === leadsAway) return only('changed');
  if (codeOf(fault) === 'ENOSPC' || codeOf(fault) === 'EFBIG' || codeOf(fault) === 'EDQUOT')
    return only('diskFull');
  if (!(fault instanceof OutwardAnswered)) return only('away');
  const { status, waitMs } = fault;
  if (NOT_FOUND.has(status)) return only('missing');
  if (status === TOO_MANY || waitMs !== null) return { why: 'busy', restMs: waitMs ?? REST_MS };
  return only(status >= SERVER_FAULT ? 'away' : 'changed');
}

const codeOf = (fault: unknown): unknown => (fault instanceof Error && 'code' in fault ? fault.code : null);

/** What people read; `name` is the source. */
export function failureWords(why: SourceFailure, name: string): string {
  switch (why) {
    case 'missing':
      return `${name} has no such file. It may have been moved or renamed.`;
    case 'away':
      return `${name} does not answer. Try again later.`;
    case 'busy':
      return `${name} asks to be left alone for a while. Try again later.`;
    case 'changed':
      return `${name} answered with something that this version cannot read.`;
    case 'tooLarge':
      return `What ${name} sent is larger than this source may be.`;
    case 'checksum':
      return `What ${name} sent does not match its checksum. Try again later.`;
    case 'diskFull':
      return 'The disk of this server is full.';
    case 'cancelled':
      return 'The import was stopped.';
  }
}

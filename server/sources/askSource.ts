import { createHash } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { OutwardAnswered, outwardFetch } from '#server/net/outwardFetch.ts';
import { AnswerTooLong } from '#server/net/outwardLine.ts';
import type { SourceRecipe } from './recipe.ts';
import { restFrom, waitForTurn } from './turnAtSource.ts';

/** A day: cubes and cards change slowly, and nobody's site is to carry our traffic. */
export const ANSWER_KEPT_MS = 24 * 3_600_000;
/** What a source that is asked too often gets where it says nothing about it. */
const REST_MS = 60_000;
const TOO_MANY = 429;
const NOT_FOUND: ReadonlySet<number> = new Set([404, 410]);
const SERVER_FAULT = 500;

/** Why a source has no answer; each is a sentence to people. */
export type SourceFailure =
  /** It has no such thing, or does not show it to everybody. */
  | 'missing'
  /** Nobody answered, or too late. */
  | 'away'
  /** It wants to be left alone, or too many wait for it already. */
  | 'busy'
  /** It answered something that is not what it used to answer. */
  | 'changed'
  | 'tooLarge';

export type SourceAnswer =
  | { readonly ok: true; readonly value: unknown; readonly fetchedAtMs: number }
  | { readonly ok: false; readonly why: SourceFailure };

export interface SourceAsk {
  /** Below the recipe's origin, beginning with a slash. */
  readonly path: string;
  /** Posted as JSON; without it the path is read. */
  readonly body?: unknown;
}

export interface SourcePorts {
  readonly db: Database;
  readonly now: () => number;
  /** Who asks, with the address of the operator's site, as sources want to know. */
  readonly userAgent: string;
  readonly rules: OutwardRules & { readonly trustedCertificate?: string };
}

export interface Sources {
  /** What a source answers, at most a day old. Equal questions are asked once. */
  ask(recipe: SourceRecipe, asked: SourceAsk): Promise<SourceAnswer>;
  /** Whether `ask` would answer without asking the source. */
  isKept(recipe: SourceRecipe, asked: SourceAsk): Promise<boolean>;
}

/** Asks public sources through the checked outgoing fetch: one queue for all processes, answers kept for a day. */
export function createSources(ports: SourcePorts): Sources {
  const running = new Map<string, Promise<SourceAnswer>>();
  return {
    isKept: async (recipe, asked) => (await readKept(ports, recipe, keyOf(asked))) !== null,
    ask(recipe, asked) {
      const key = keyOf(asked);
      const name = `${recipe.id} ${key}`;
      const known = running.get(name);
      if (known) return known;
      const answer = askOnce(ports, recipe, asked, key).finally(() => running.delete(name));
      running.set(name, answer);
      return answer;
    },
  };
}

const keyOf = ({ path, body }: SourceAsk) =>
  createHash('sha256')
    .update(JSON.stringify([path, body ?? null]))
    .digest('base64url');

interface Kept {
  readonly body: string;
  readonly fetched_at: Date;
}

async function readKept({ db, now }: SourcePorts, { id }: SourceRecipe, key: string): Promise<Kept | null> {
  const [kept] = await db.query<Kept>(
    'select body, fetched_at from source_answer where source = $1 and ask = $2 and fetched_at > $3',
    [id, key, new Date(now() - ANSWER_KEPT_MS)],
  );
  return kept ?? null;
}

const KEEP = `insert into source_answer (source, ask, body, fetched_at) values ($1, $2, $3, $4)
  on conflict (source, ask) do update set body = excluded.body, fetched_at = excluded.fetched_at`;

async function askOnce(
  ports: SourcePorts,
  recipe: SourceRecipe,
  asked: SourceAsk,
  key: string,
): Promise<SourceAnswer> {
  const kept = await readKept(ports, recipe, key);
  if (kept) return { ok: true, value: JSON.parse(kept.body), fetchedAtMs: kept.fetched_at.getTime() };
  const { db, now } = ports;
  if (!(await waitForTurn(db, recipe))) return { ok: false, why: 'busy' };
  try {
    const bytes = await fetchFrom(ports, recipe, asked);
    const text = bytes.toString('utf8');
    const value = jsonOf(text);
    if (value === undefined) return { ok: false, why: 'changed' };
    const fetchedAtMs = now();
    await db.query(KEEP, [recipe.id, key, text, new Date(fetchedAtMs)]);
    return { ok: true, value, fetchedAtMs };
  } catch (fault) {
    return { ok: false, why: await failureOf(db, recipe, fault) };
  }
}

const fetchFrom = ({ rules, userAgent }: SourcePorts, recipe: SourceRecipe, { path, body }: SourceAsk) =>
  outwardFetch(`${recipe.origin}${path}`, {
    ...rules,
    mayAsk: (host) => host === new URL(recipe.origin).hostname,
    notAsked: leadsAway(recipe),
    accept: 'application/json',
    userAgent,
    timeMs: recipe.timeMs,
    answerBytes: recipe.answerBytes,
    ...(body === undefined ? {} : { json: JSON.stringify(body) }),
  });

const leadsAway = ({ name }: SourceRecipe) => `${name} leads to another site.`;

/** Undefined for what is no JSON: no answer in JSON is undefined. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function failureOf(db: Database, recipe: SourceRecipe, fault: unknown): Promise<SourceFailure> {
  if (fault instanceof AnswerTooLong) return 'tooLarge';
  if (fault instanceof OutwardRefused && fault.message === leadsAway(recipe)) return 'changed';
  if (!(fault instanceof OutwardAnswered)) return 'away';
  const { status, waitMs } = fault;
  if (NOT_FOUND.has(status)) return 'missing';
  if (status === TOO_MANY || waitMs !== null) {
    await restFrom(db, recipe.id, waitMs ?? REST_MS);
    return 'busy';
  }
  return status >= SERVER_FAULT ? 'away' : 'changed';
}

/** Throws away answers of more than a day ago. */
export async function sweepAnswers(db: Database, nowMs: number): Promise<void> {
  await db.query('delete from source_answer where fetched_at <= $1', [new Date(nowMs - ANSWER_KEPT_MS)]);
}

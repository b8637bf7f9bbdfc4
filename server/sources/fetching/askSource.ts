import { createHash } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import type { OutwardRules } from '#server/net/outwardAddress.ts';
import { outwardFetch } from '#server/net/outwardFetch.ts';
import { type AskedRecipe, addressAt, mayAskHost } from '../recipes/askedAt.ts';
import { failureOf, type SourceFailure } from './sourceFault.ts';
import { restFrom, waitForTurn } from './turnAtSource.ts';

/** A day: cubes and cards change slowly, and nobody's site is to carry our traffic. */
export const ANSWER_KEPT_MS = 24 * 3_600_000;
const LIMITS = { timeMs: 15_000, answerBytes: 16 * 1024 * 1024 };

export type SourceAnswer =
  | { readonly ok: true; readonly value: unknown; readonly fetchedAtMs: number }
  | { readonly ok: false; readonly why: SourceFailure };

export interface SourceAsk {
  /** At the first host of the recipe, beginning with a slash. */
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
  /** Milliseconds for one question, and bytes of its answer. */
  readonly limits?: { readonly timeMs: number; readonly answerBytes: number };
}

export interface Sources {
  /** What a source answers, at most a day old. Equal questions are asked once. */
  ask(recipe: AskedRecipe, asked: SourceAsk): Promise<SourceAnswer>;
  /** Whether `ask` would answer without asking the source. */
  isKept(recipe: AskedRecipe, asked: SourceAsk): Promise<boolean>;
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

async function readKept({ db, now }: SourcePorts, { id }: AskedRecipe, key: string): Promise<Kept | null> {
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
  recipe: AskedRecipe,
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
    const { why, restMs } = failureOf(fault, leadsAway(recipe));
    if (restMs !== null) await restFrom(db, recipe.id, restMs);
    return { ok: false, why };
  }
}

const fetchFrom = (
  { rules, userAgent, limits = LIMITS }: SourcePorts,
  recipe: AskedRecipe,
  { path, body }: SourceAsk,
) =>
  outwardFetch(addressAt(recipe, `https://${recipe.hosts[0]}${path}`), {
    ...rules,
    mayAsk: mayAskHost(recipe),
    notAsked: leadsAway(recipe),
    accept: 'application/json',
    userAgent,
    ...limits,
    ...(body === undefined ? {} : { json: JSON.stringify(body) }),
  });

const leadsAway = ({ name }: AskedRecipe) => `${name} leads to another site.`;

/** Undefined for what is no JSON: no answer in JSON is undefined. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws away answers of more than a day ago. */
export async function sweepAnswers(db: Database, nowMs: number): Promise<void> {
  await db.query('delete from source_answer where fetched_at <= $1', [new Date(nowMs - ANSWER_KEPT_MS)]);
}

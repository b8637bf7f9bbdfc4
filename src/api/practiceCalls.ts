import * as z from 'zod/mini';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { type PracticeSet, practiceSetSchema } from '#contract/practice.ts';
import { NO_ANSWER } from '#src/machines/failure.ts';
import {
  choiceOf,
  type KeptPractice,
  type PracticeChoice,
  type PracticeFound,
  readKept,
} from '#src/machines/practice/practice.ts';
import { API_BASE_PATH } from './http.ts';

/** Sets that were practised, by their address; the service worker puts the demo games here, too (src/assets/sw.js). */
const SETS = 'passleft-sets';
const KEPT = 'passleft.practice';
/** A network that has not answered by then is none. */
const PATIENCE_MS = 8000;

const keptSchema = z.object({ game: z.string(), template: z.string(), kept: z.unknown() });
const gamesSchema = z.object({
  games: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      templates: z.array(z.object({ slug: z.string(), name: z.string(), format: z.string() })),
    }),
  ),
});

type SetKey = Pick<PracticeChoice, 'game' | 'template'>;

/** Why a set cannot be had; its words are for the reader. */
export interface PracticeWords {
  readonly nothingKept: string;
  readonly notKept: string;
}

/**
 * What practice asks the server and this browser for. Calls go without a session, so that nothing that is kept is meant
 * for one reader. Without a network, what was kept before is answered; a browser that keeps nothing needs the network.
 */
export function createPracticeCalls(words: PracticeWords) {
  return {
    async look(signal: AbortSignal): Promise<PracticeFound> {
      const left = await readLeft();
      const choices = await offered(signal).catch(async () => (await keptSets()).map(choiceOf));
      if (choices.length === 0 && left === null)
        throw new Error(navigator.onLine ? NO_ANSWER : words.nothingKept);
      return { choices, left };
    },
    async open(choice: SetKey, signal: AbortSignal): Promise<{ set: PracticeSet; secret: string }> {
      const set = (await fetchSet(choice, signal)) ?? (await keptSet(choice));
      if (set === null) throw new Error(words.notKept);
      return { set, secret: freshSecret() };
    },
  };
}

/** Keeps a draft over a reload; null forgets it. A browser that refuses storage drafts all the same. */
export function keepPractice(set: SetKey | null, kept: KeptPractice | null): void {
  try {
    if (kept === null || set === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify({ game: set.game, template: set.template, kept }));
  } catch {
    // Nothing is lost before the page is left.
  }
}

/** The same for a draft of the account that was opened: only where this browser has that draft, too, and no other over it. */
export function keepOpenedPractice(set: SetKey | null, kept: KeptPractice | null): void {
  const here = readKept(z.safeParse(keptSchema, readStored()).data?.kept);
  if (kept !== null && here?.secret === kept.secret) keepPractice(set, { ...kept, hash: here.hash });
}

const addressOf = ({ game, template }: SetKey): string =>
  `${API_BASE_PATH}/practice/${encodeURIComponent(game)}/${encodeURIComponent(template)}`;

const ask = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });

/** Booster drafts of published games, those of Home first. */
async function offered(signal: AbortSignal): Promise<readonly PracticeChoice[]> {
  const reply = await ask(`${API_BASE_PATH}/games`, signal);
  if (!reply.ok) throw new Error(String(reply.status));
  const { games } = z.parse(gamesSchema, await reply.json());
  return games.flatMap(({ slug, name: gameName, templates }) =>
    templates
      .filter(({ format }) => format === ('booster' satisfies GameSummary['templates'][number]['format']))
      .map((template) => ({ game: slug, gameName, template: template.slug, name: template.name })),
  );
}

/** The set as it is now, which is kept from here on; null where nobody answers. */
async function fetchSet(choice: SetKey, signal: AbortSignal): Promise<PracticeSet | null> {
  const reply = await ask(addressOf(choice), signal).catch(() => null);
  if (!reply?.ok) return null;
  await (await sets())?.put(addressOf(choice), reply.clone()).catch(() => {});
  return readSet(reply);
}

async function keptSet(choice: SetKey): Promise<PracticeSet | null> {
  const reply = await (await sets())?.match(addressOf(choice), { ignoreVary: true });
  return reply ? readSet(reply) : null;
}

async function keptSets(): Promise<readonly PracticeSet[]> {
  const cache = await sets();
  const kept = (await cache?.keys()) ?? [];
  const read = await Promise.all(
    kept.map(async (request) => {
      const reply = await cache?.match(request, { ignoreVary: true });
      return reply ? readSet(reply) : null;
    }),
  );
  return read.filter((set) => set !== null);
}

async function readLeft(): Promise<PracticeFound['left']> {
  const { data } = z.safeParse(keptSchema, readStored());
  const kept = readKept(data?.kept);
  const set = data && kept && (await keptSet(data).catch(() => null));
  return set && kept ? { set, kept } : null;
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

async function readSet(reply: Response): Promise<PracticeSet | null> {
  return z.safeParse(practiceSetSchema, await reply.json().catch(() => null)).data ?? null;
}

/** Absent where the page came over plain http. */
const sets = async (): Promise<Cache | null> =>
  'caches' in globalThis ? await caches.open(SETS).catch(() => null) : null;

const freshSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

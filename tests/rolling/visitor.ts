import { setTimeout as pause } from 'node:timers/promises';
import type { SessionReply } from '#contract/members/members.ts';
import { type Account, accountOf } from '../harness/account.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { type Answer, browserLine } from './browserLine.ts';
import { type Build, scriptsOf } from './builds.ts';

const STEP_MS = 500;
const REFRESH_STEPS = 5;

/** What people with a browser meet, over all of them. */
export interface Met {
  calls: number;
  refreshes: number;
  /** Parts of the program that were asked for by a page of their build. */
  parts: number;
  /** Times that a part was not there and the page was loaded anew, as `missingParts.ts` does it. */
  reloads: number;
  /** Pages that had nothing left but words about a missing part. */
  partsMissing: number;
  /** What a person would see, in sentences. */
  readonly seen: string[];
}

export const nothingMet = (): Met => ({
  calls: 0,
  refreshes: 0,
  parts: 0,
  reloads: 0,
  partsMissing: 0,
  seen: [],
});

/** Somebody who is signed in and whose browser renews the token, reads pages and fetches parts of the program. */
export interface Visitor {
  readonly player: Player;
  /** Ends what the browser does by itself, and its line. */
  leave(): Promise<void>;
}

interface VisitorOrder {
  readonly url: string;
  readonly handle: string;
  /** Of loopback: balancers tell people apart by it. */
  readonly address: string;
  /** Whose scripts are asked for. */
  readonly builds: readonly Build[];
  readonly met: Met;
  readonly startedAtMs: number;
}

export async function openVisitor(order: VisitorOrder): Promise<Visitor> {
  const { url, handle, address, builds, met, startedAtMs } = order;
  const line = browserLine(url, address);
  const cookies = new Map<string, string>();
  let token = '';
  let isLeaving = false;
  /** The scripts that only this build has. */
  const own = new Map(
    builds.map((build) => {
      const others = new Set(builds.filter((one) => one !== build).flatMap(scriptsOf));
      return [build, scriptsOf(build).filter((name) => !others.has(name))];
    }),
  );
  const seen = (sentence: string) =>
    met.seen.push(`${((performance.now() - startedAtMs) / 1000).toFixed(1)} s, ${handle}: ${sentence}`);

  /** Any call, once: whatever a proxy or process says instead of an answer is seen. */
  async function ask(method: string, path: string, body?: unknown): Promise<Answer | null> {
    met.calls += 1;
    const headers = {
      accept: path.startsWith('/api') ? 'application/json' : 'text/html,*/*',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    try {
      const reply = await line.send(method, path, headers, body);
      for (const set of reply.setCookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      if (reply.status >= 500 || reply.status === 401 || reply.status === 429)
        seen(`${method} ${path} answered ${reply.status} ${reply.text.slice(0, 120)}`);
      return reply;
    } catch (fault) {
      seen(`${method} ${path} was not answered: ${fault instanceof Error ? fault.message : String(fault)}`);
      return null;
    }
  }

  const session = async (path: string, body?: unknown): Promise<SessionReply | null> => {
    const reply = await ask('POST', path, body);
    if (reply?.status !== 200) return null;
    const read = JSON.parse(reply.text) as SessionReply;
    ({ token } = read);
    return read;
  };

  /** The build of the page that is open: the one whose script it names. */
  async function openPage(): Promise<Build | null> {
    const page = await ask('GET', '/');
    const named = [...(page?.text ?? '').matchAll(/\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
    return builds.find((build) => named.some((name) => own.get(build)?.includes(name))) ?? null;
  }

  /** Fetches a part of the page's program that only this build has; where it is not there, the page is loaded anew once. */
  async function fetchPart(page: Build): Promise<Build | null> {
    const parts = own.get(page) ?? [];
    const part = parts[met.parts % parts.length];
    if (part === undefined) return page;
    met.parts += 1;
    const fetched = await ask('GET', `/assets/${part}`);
    if (fetched?.status !== 404) return page;
    if ((await ask('HEAD', `/assets/${part}`))?.status !== 404) return page;
    met.reloads += 1;
    const next = await openPage();
    if (next === page && (await ask('GET', `/assets/${part}`))?.status === 404) met.partsMissing += 1;
    return next;
  }

  async function live() {
    let page = await openPage();
    for (let step = 0; !isLeaving; step++) {
      if (page) page = await fetchPart(page);
      // Many visitors of one address may do that twice a second.
      if (step % REFRESH_STEPS === 0 && (await session('/api/auth/refresh'))) met.refreshes += 1;
      await ask('GET', '/api/auth/me');
      await ask('GET', '/api/games');
      await pause(STEP_MS);
    }
  }

  const password = `kettle ${handle} stands still`;
  const wish = { handle, email: `${handle}@example.org`, password, acceptTerms: true };
  const first = await session('/api/auth/register', wish);
  if (!first) throw new Error(`${handle} could not register: ${met.seen.at(-1)}`);
  const account: Account = { ...accountOf(url, first), token: () => token };
  const player = await connectPlayer(account);
  const living = live();
  return {
    player,
    async leave() {
      isLeaving = true;
      await living;
      await player.leave();
      line.close();
    },
  };
}

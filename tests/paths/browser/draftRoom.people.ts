import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { GameBundle } from '#contract/games/templates.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { viewFor } from '#engine/draft.ts';
import { storeBundle } from '#server/cards/games.ts';
import { invite } from '#server/drafts/reading/readers.ts';
import { formatGame } from '../../harness/formatGame.ts';
import type { BrowserSite } from './browserSite.ts';
import type { Scene } from './draftRoom.cases.ts';
import { type KnownMember, newMember } from './people.ts';

/** A table at which Ana's browser is walked, and what others do there. */
export interface WalkedTable {
  readonly draftId: string;
  /** What Ben, who hosts, asks of the table. */
  asBen(command: TableCommand): Promise<void>;
  /** What Ana asks of it, without the browser. */
  asAna(command: TableCommand): Promise<void>;
  /** Ben takes a card of the pack in his hand. */
  benPicks(): Promise<void>;
  /** Ana takes a card, on another device. */
  anaPicks(): Promise<void>;
  /** Ben ends the table, so that he may host another one. */
  clear(): Promise<void>;
  now(): Promise<{ version: number; phase: string; isHanded: boolean; isAsked: boolean; isOver: boolean }>;
}

const ANAS_SEAT = 1;
const BENS_SEAT = 0;
const GAME = 'canary';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const TEMPLATES: Readonly<Record<Scene, string>> = {
  ...{ booster: 'large-packs', stars: 'large-packs', others: 'large-packs', lobby: 'large-packs' },
  ...{ halfDecks: 'jumpstart', wishes: 'rotisserie', nowhere: '' },
};

/** The game of the formats with packs so large that no tour comes to their end. */
export function walkedGame(): GameBundle {
  const game = formatGame();
  const [pack] = game.packs;
  const [layout] = pack?.layouts ?? [];
  const [slot] = layout?.slots ?? [];
  if (!pack || !layout || !slot) throw new Error('The game of canaries has no pack.');
  const large = {
    ...pack,
    slug: 'large',
    name: 'Large',
    layouts: [{ ...layout, slots: [{ ...slot, count: 40 }] }],
  };
  const steps = [
    { do: 'pick', count: 1 },
    { do: 'pass', direction: 'left' },
  ] as const;
  const template = {
    ...{ slug: 'large-packs', name: 'Large packs', blurb: '', format: 'booster', seats: 2, clock: 'relaxed' },
    rounds: [{ pack: 'large', opening: [], steps }],
  } as unknown as GameBundle['templates'][number];
  return { ...game, packs: [...game.packs, large], templates: [...game.templates, template] };
}

/** Who is at the tables of a walk; passwords are slow to check, so that it is seldom done. */
export interface RoomPeople {
  readonly ana: KnownMember;
  readonly ben: KnownMember;
  readonly cleo: KnownMember;
  /** Ben’s token, which serves for many tables. */
  readonly known: { token: string | null; atMs: number };
}

const TOKEN_SERVES_MS = 300_000;

export async function meetRoomPeople(site: BrowserSite): Promise<RoomPeople> {
  await storeBundle(site.db, walkedGame(), site.nowMs());
  const [ana, ben, cleo] = [
    await newMember(site, 'ana'),
    await newMember(site, 'ben'),
    await newMember(site, 'cleo'),
  ];
  return { ana, ben, cleo, known: { token: null, atMs: 0 } };
}

async function tokenOfBen(site: BrowserSite, people: RoomPeople): Promise<string> {
  const { ben, known } = people;
  if (known.token === null || site.nowMs() - known.atMs > TOKEN_SERVES_MS) {
    known.token = await logIn(site, ben, (url, body) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    known.atMs = site.nowMs();
  }
  return known.token;
}

/** Ana signs in in this browser, whose cookie refreshes her token. */
export const logInAna = (site: BrowserSite, { ana }: RoomPeople, context: BrowserContext): Promise<string> =>
  logIn(site, ana, async (url, body) => {
    const reply = await context.request.post(url, { data: body });
    return { ok: reply.ok(), status: reply.status(), json: () => reply.json() };
  });

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

async function logIn(
  { serverUrl }: BrowserSite,
  { handle, password }: KnownMember,
  post: (url: string, body: object) => Promise<Answer>,
): Promise<string> {
  const reply = await post(`${serverUrl}/api/auth/login`, { login: handle, password });
  if (!reply.ok) throw new Error(`Login answered ${reply.status}.`);
  return ((await reply.json()) as { token: string }).token;
}

/** Lays out the table of a scene, drafting unless it is a lobby. Ben hosts; where Ana only watches, Cleo sits. */
export async function layTable(site: BrowserSite, scene: Scene, people: RoomPeople): Promise<WalkedTable> {
  const { ana, ben, cleo } = people;
  const sitting = scene === 'others' ? cleo : ana;
  const draftId = scene === 'nowhere' ? NOWHERE : await makeTable(site, TEMPLATES[scene], people);
  const table = walkedTable(site, draftId, ben, sitting);
  if (scene === 'nowhere') return table;
  await invite(site.db, draftId, ana.userId, site.nowMs());
  await table.asAna({ type: 'sit', seat: ANAS_SEAT });
  if (scene !== 'lobby') await table.asBen({ type: 'start' });
  return table;
}

async function makeTable(site: BrowserSite, template: string, people: RoomPeople): Promise<string> {
  const settings = { name: 'Birds', visibility: 'code', seats: 2, clock: 'relaxed', watchers: true };
  const response = await fetch(`${site.serverUrl}/api/drafts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOfBen(site, people)}`,
    },
    body: JSON.stringify({ game: GAME, template, solo: false, settings }),
  });
  if (!response.ok) throw new Error(`No table: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { draftId: string }).draftId;
}

function walkedTable(site: BrowserSite, draftId: string, ben: KnownMember, ana: KnownMember): WalkedTable {
  const ask = async ({ userId, handle }: KnownMember, command: TableCommand) => {
    const reply = await site.tables.command(userId, draftId, randomUUID(), command);
    if (!reply.ok) throw new Error(`${handle} may not ${command.type}: ${reply.message}`);
  };
  const draft = async () => {
    const running = await site.tables.running(draftId);
    if (!running) throw new Error('The draft does not run.');
    return running;
  };
  const viewOf = async (seat: number) => {
    const { setup, state } = await draft();
    return viewFor(setup, state, { seat });
  };
  const pick = async (who: KnownMember, seat: number, place: number) => {
    const { pack } = await viewOf(seat);
    if (!pack) throw new Error(`${who.handle} holds no pack.`);
    const { packId, pickNumber, cards } = pack;
    const card = cards[Math.min(place, cards.length - 1)]?.id ?? '';
    await ask(who, {
      ...{ type: 'pick', packId, pickNumber, cardInstanceIds: [card], burnIds: [], destination: 'main' },
    });
  };
  return {
    draftId,
    asBen: (command) => ask(ben, command),
    asAna: (command) => ask(ana, command),
    benPicks: () => pick(ben, BENS_SEAT, 1),
    anaPicks: () => pick(ana, ANAS_SEAT, 0),
    clear: async () => {
      await site.tables.command(ben.userId, draftId, randomUUID(), { type: 'endTable' });
    },
    async now() {
      const { version } = await draft();
      const view = await viewOf(ANAS_SEAT);
      return {
        version,
        phase: view.phase,
        isHanded: view.seats[ANAS_SEAT]?.bot ?? false,
        isAsked: view.pack !== null,
        isOver: view.phase === 'complete',
      };
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { Database } from '../db/open.ts';
import type { Host } from '../drafts/lobby/createTable.ts';
import type { Tables } from '../drafts/tables.ts';
import { DEMO_MEMBERS } from '../members/demoMembers.ts';

interface OpenTable {
  readonly host: string;
  readonly asked: CreateTable;
  readonly bots: number;
}

const OPEN_TABLES: readonly OpenTable[] = [
  {
    host: 'Mara',
    bots: 5,
    asked: {
      game: 'emberwake',
      template: 'emberwake-draft',
      solo: false,
      settings: { name: 'Friday embers', clock: 'standard', visibility: 'open' },
    },
  },
  {
    host: 'Ana',
    bots: 3,
    asked: {
      game: 'orbit-market',
      template: 'orbit-market-draft',
      solo: false,
      settings: { name: 'Lunch pod', clock: 'quick', visibility: 'open' },
    },
  },
];

/** Drafts that bots play to their end for the demo accounts, so that results and decks are there to look at. */
const PLAYED = [
  { host: 'Ana', game: 'emberwake', template: 'emberwake-draft' },
  { host: 'Mara', game: 'orbit-market', template: 'orbit-market-draft' },
] as const;

function hostOf(handle: string): Host {
  const member = DEMO_MEMBERS.find((known) => known.handle === handle);
  if (!member) throw new Error(`There is no demo account ${handle}.`);
  return { memberId: member.id, handle, isGuest: false, isVerified: true, roles: [...member.roles] };
}

async function openTable(tables: Tables, { host, asked, bots }: OpenTable) {
  const created = await tables.create(hostOf(host), asked);
  if (!created.ok) throw new Error(created.message);
  const { memberId } = hostOf(host);
  for (let seat = 1; seat <= bots; seat++)
    await tables.command(memberId, created.value.draftId, randomUUID(), { type: 'addBot', seat });
}

async function playByBots(tables: Tables, { host, game, template }: (typeof PLAYED)[number]) {
  const created = await tables.create(hostOf(host), { game, template, solo: true });
  if (!created.ok) throw new Error(created.message);
  await tables.command(hostOf(host).memberId, created.value.draftId, randomUUID(), {
    type: 'handToBot',
    seat: 0,
  });
}

/**
 * Demo mode's first tables: two open ones with bots, and a draft of each game that bots finish within a minute. Makes none
 * where there are drafts already; answers whether it made them.
 */
export async function seedDemoTables(db: Database, tables: Tables): Promise<boolean> {
  const [known] = await db.query('select id from draft limit 1');
  if (known) return false;
  for (const table of OPEN_TABLES) await openTable(tables, table);
  for (const draft of PLAYED) await playByBots(tables, draft);
  return true;
}

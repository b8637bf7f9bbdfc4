import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import { storePeople } from '#tests/harness/storedDraft.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { countMetrics } from '../achievements/countMetrics.ts';
import { readAnalytics } from '../admin/analytics/readAnalytics.ts';
import { readOverview } from '../admin/overview.ts';
import { readTablePage } from '../admin/tableQuery.ts';
import { gamesTable } from '../admin/tables/games.ts';
import { usersTable } from '../admin/tables/users.ts';
import type { Database } from '../db/database.ts';
import { readCard } from '../members/account/card.ts';
import { finishedDraftsOf, hostedBy } from './draftCounts.ts';
import { readHistory } from './history.ts';

const NOW_MS = Date.parse('2026-03-02T15:00:00Z');
const AT = new Date('2026-03-02T10:00:00Z');
const HOST = 'host-of-all';
const NEWS = {
  short: [],
  stuckElsewhere: [],
  failedPictures: 0,
  pictures: { hits: 0, misses: 0, failed: 0 },
};

interface Kind {
  readonly name: string;
  readonly status: TableStatus;
  readonly isSolo?: boolean;
  readonly isFork?: boolean;
  readonly isOfEvent?: boolean;
  readonly isOfList?: boolean;
  readonly isLeftToBot?: boolean;
  readonly isUnstarted?: boolean;
}

/** A draft of every kind, all of one host on one day. */
const KINDS: readonly Kind[] = [
  { name: 'finished', status: 'finished' },
  { name: 'still building decks', status: 'building' },
  { name: 'alone with bots', status: 'finished', isSolo: true },
  { name: 'of their own list', status: 'finished', isOfList: true },
  { name: 'of an event', status: 'finished', isOfEvent: true },
  { name: 'left to a bot', status: 'finished', isLeftToBot: true },
  { name: 'a look at another draft', status: 'building', isFork: true, isSolo: true },
  { name: 'ended by its host', status: 'cancelled' },
  { name: 'called off in the lobby', status: 'cancelled', isUnstarted: true },
  { name: 'in the lobby', status: 'lobby', isUnstarted: true },
  { name: 'under way', status: 'drafting' },
  { name: 'paused', status: 'paused' },
];

/** What each question has to come to with these drafts; the event counts as hosted in place of its table. */
const RIGHT = { started: 9, finished: 6, ended: 1, hosted: 5, playedToTheEnd: 5 };

async function storeKind(db: Database, kind: Kind): Promise<void> {
  const isOver = kind.status === 'finished' || kind.status === 'building';
  await db.query(
    `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo,
       created_at, started_at, finished_at, list_catalogue, forked_from)
     values ($1, $1, 'game', $1, $2, $3, '{"picksOpenTo":"everyone"}', '{"name":"Draft","format":"booster"}', '\\x00', '', 2, $4,
       $5, $6, $7, $8, $9)`,
    [
      kind.name,
      kind.status,
      HOST,
      kind.isSolo ?? false,
      AT,
      kind.isUnstarted ? null : AT,
      isOver || kind.status === 'cancelled' ? AT : null,
      kind.isOfList ? 'list' : null,
      kind.isFork ? 'finished' : null,
    ],
  );
  await db.query(
    `insert into seat (draft_id, seat, kind, member_id, bot_name, ready)
     values ($1, 0, 'member', $2, null, true), ($1, 1, 'bot', null, 'Wick', true)`,
    [kind.name, HOST],
  );
  if (kind.isOfEvent)
    await db.query(`insert into event_table (event_id, draft_id, pod) values ('event', $1, 0)`, [kind.name]);
  if (isOver)
    await db.query(
      `insert into draft_tally (draft_id, seat, member_id, status, picks, wheels, is_finished, is_on_time, is_mono_lane)
       values ($1, 0, $2, $3, 0, 0, $4, false, false)`,
      [kind.name, HOST, kind.status, !kind.isLeftToBot],
    );
}

describe('how many drafts there are', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storePeople(db, [HOST], NOW_MS);
    await db.query(
      `insert into game (id, slug, name, status, definition, updated_at) values ('game', 'game', 'Game', 'published', '{}', $1)`,
      [AT],
    );
    await db.query(`insert into catalogue (hash, body) values ('list', '{}')`);
    await db.query(
      `insert into event (id, code, game_id, template_slug, host_id, made_by, settings, phase, state, created_at)
       values ('event', 'EVENT', 'game', 'draft', $1, 'made', '{}', 'closed', '{"players":[],"rounds":[]}', $2)`,
      [HOST, AT],
    );
    for (const kind of KINDS) await storeKind(db, kind);
  });
  afterAll(() => db?.close());

  const metric = async (name: string) => {
    await db.transaction((tx) => countMetrics(tx, [HOST], NOW_MS));
    const [row] = await db.query<{ count: number }>(
      'select count from member_metric where member_id = $1 and metric = $2',
      [HOST, name],
    );
    return row?.count ?? 0;
  };
  const page = { search: '', page: 1, pageRows: 10 };

  it('is one number of finished drafts, wherever it is asked', async () => {
    const { finishedToday } = await readOverview(db, NOW_MS, NEWS);
    const { days } = await readAnalytics(db, { days: 1 }, NOW_MS);
    const { total, formats } = await readHistory(db, HOST, HOST, 1, NOW_MS);
    const card = await readCard(db, HOST);
    const [user] = (await readTablePage(db, usersTable, page)).rows;
    const [game] = (await readTablePage(db, gamesTable, page)).rows;
    const [own] = await db.query<{ finished: number }>(
      `select ${finishedDraftsOf('m.id')} as finished from member m where m.id = $1`,
      [HOST],
    );
    expect({
      overview: finishedToday,
      analytics: days[0]?.finished,
      history: total,
      formats: formats.reduce((sum, { drafts }) => sum + drafts, 0),
      card: card?.draftsFinished,
      users: user?.drafts,
      games: game?.drafts,
      userPanel: own?.finished,
    }).toEqual({
      overview: RIGHT.finished,
      analytics: RIGHT.finished,
      history: RIGHT.finished,
      formats: RIGHT.finished,
      card: RIGHT.finished,
      users: RIGHT.finished,
      games: RIGHT.finished,
      userPanel: RIGHT.finished,
    });
  });

  it('is one number of started and of ended drafts', async () => {
    const { startedToday } = await readOverview(db, NOW_MS, NEWS);
    const { days, bots } = await readAnalytics(db, { days: 1 }, NOW_MS);
    expect([startedToday, days[0]?.started, bots.solo + bots.shared]).toEqual(Array(3).fill(RIGHT.started));
    expect(days[0]?.ended).toBe(RIGHT.ended);
  });

  it('is one number of hosted drafts, for Admins and for achievements', async () => {
    const [own] = await db.query<{ hosted: number }>(
      `select ${hostedBy('m.id')} as hosted from member m where m.id = $1`,
      [HOST],
    );
    expect([own?.hosted, await metric('hosted')]).toEqual([RIGHT.hosted, RIGHT.hosted]);
  });

  it('leaves out of achievements what was left to a bot, and looks at other drafts', async () => {
    expect(await metric('draftsFinished')).toBe(RIGHT.playedToTheEnd);
  });
});

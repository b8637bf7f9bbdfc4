import { createHash } from 'node:crypto';
import { rulesOf, type StoredTemplate } from '#contract/games/templates.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { secretOf } from '#engine/seal.ts';
import { findGame, freezeCatalogue, storeCatalogue } from '#server/cards/catalogue.ts';
import type { Database } from '#server/db/open.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { canaryGame } from './canaryGame.ts';

/** A draft that people played, as it is to be stored. Its packs and its picks follow from the two seeds. */
export interface DraftToStore {
  readonly draftId: string;
  readonly gameSlug: string;
  readonly template: StoredTemplate;
  /** Members by seat; the first one hosts. */
  readonly people: readonly string[];
  readonly settings?: Partial<TableSettings>;
  readonly status?: TableStatus;
  readonly dealSeed: number;
  readonly pickSeed: number;
  readonly atMs: number;
}

const FROZEN = new WeakMap<Database, Map<string, Promise<{ hash: string; setup: Setup }>>>();

async function freeze(db: Database, { gameSlug, template, people }: DraftToStore) {
  const game = await findGame(db, { slug: gameSlug });
  if (!game) throw new Error(`There is no game ${gameSlug}.`);
  const rules = rulesOf(template);
  const packs = packsOpened(rules, people.length).map(({ pack }) => pack);
  const catalogue = await freezeCatalogue(db, game, [...new Set(packs)]);
  const setup: Setup = { catalogue, template: rules, seats: people.length, solo: false };
  return { hash: await storeCatalogue(db, catalogue), setup };
}

/** Cards are frozen once for each template, so that what is learned meanwhile is in no later draft of a test. */
function frozenFor(db: Database, draft: DraftToStore) {
  const known = FROZEN.get(db) ?? new Map<string, Promise<{ hash: string; setup: Setup }>>();
  FROZEN.set(db, known);
  const key = `${draft.gameSlug} ${draft.template.slug}`;
  const frozen = known.get(key) ?? freeze(db, draft);
  known.set(key, frozen);
  return frozen;
}

/** Members with these ids, who never sign in; those that are there already stay. */
export async function storePeople(db: Database, ids: readonly string[], atMs: number): Promise<void> {
  await db.query(
    `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
     select id, id, lower(id), false, id, $2, $2 from unnest($1::text[]) id on conflict do nothing`,
    [ids, new Date(atMs)],
  );
}

const SETTINGS = {
  name: 'Stored',
  visibility: 'code',
  clock: 'none',
  watchers: false,
  picksOpenTo: 'everyone',
} as const;

/** Plays a draft by chance without any server and stores it as one that is over, unless another status is asked for. */
export async function storePlayedDraft(db: Database, draft: DraftToStore): Promise<void> {
  const { draftId, gameSlug, people, status = 'finished', atMs } = draft;
  await storePeople(db, people, atMs);
  const { hash, setup } = await frozenFor(db, draft);
  const seed = createHash('sha256').update(`deal ${draft.dealSeed}`).digest();
  const nonces = people.map(() => null);
  const { actions } = playOut(setup, secretOf(seed, nonces), belowFrom(draft.pickSeed), true);
  const isOver = status === 'building' || status === 'finished';
  const rows = (isOver ? actions : actions.slice(0, Math.ceil(actions.length / 2))).map((action, at) => ({
    seq: at + 1,
    seat: 'seat' in action ? action.seat : null,
    payload: action,
  }));
  const settings = { ...SETTINGS, seats: people.length, ...draft.settings };
  await db.query(
    `insert into draft (id, code, game_id, name, status, host_id, settings, template, catalogue_hash, seed, seed_hash,
       seats, is_solo, created_at, started_at, finished_at, version)
     select $1, $2, g.id, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, false, $12, $12, case when $13 then $12::timestamptz end, $14
     from game g where g.slug = $15`,
    [
      draftId,
      draftId,
      draftId,
      status,
      people[0],
      JSON.stringify(settings),
      JSON.stringify(draft.template),
      hash,
      seed,
      createHash('sha256').update(seed).digest('hex'),
      people.length,
      new Date(atMs),
      isOver,
      rows.length,
      gameSlug,
    ],
  );
  await db.query(
    `insert into seat (draft_id, seat, kind, member_id, ready)
     select $1, place - 1, 'member', id, true from unnest($2::text[]) with ordinality as sitting(id, place)`,
    [draftId, people],
  );
  await db.query(
    `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
     select $1, seq, 'stored:' || seq, $3, seat, 'member', payload
     from jsonb_to_recordset($2::jsonb) as r(seq int, seat int, payload jsonb)`,
    [draftId, JSON.stringify(rows), new Date(atMs)],
  );
}

/**
 * Stores drafts of two people and one pack each in the game of canaries that everybody at them may read, by twelve people in
 * turn. Numbers count on from `firstSeed`; ten of them are a batch, six of which had the same packs.
 */
export async function storeOpenDrafts(
  db: Database,
  count: number,
  atMs: number,
  firstSeed = 0,
): Promise<readonly string[]> {
  const [whole] = canaryGame(1).templates;
  if (whole?.format !== 'booster') throw new Error('The game of canaries has a template.');
  const template = { ...whole, rounds: whole.rounds.slice(0, 1) };
  const ids: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const people = [`open-${(2 * seed) % 12}`, `open-${(2 * seed + 1) % 12}`];
    const draftId = `open-${seed}`;
    await storePlayedDraft(db, {
      ...{
        draftId,
        gameSlug: 'canary',
        template,
        people,
        dealSeed: seed % 10 < 6 ? 0 : seed,
        pickSeed: seed,
        atMs,
      },
    });
    ids.push(draftId);
  }
  return ids;
}

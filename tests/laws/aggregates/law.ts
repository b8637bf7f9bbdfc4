import { randomBytes } from 'node:crypto';
import type { GameBundle, StoredTemplate } from '#contract/games/templates.ts';
import type { PollView } from '#contract/results/forks.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import { formatGame } from '#tests/harness/formatGame.ts';
import { startServer } from '#tests/harness/runningServer.ts';
import type { Steered } from '#tests/harness/steered.ts';
import { storePlayedDraft } from '#tests/harness/storedDraft.ts';
import { type Answers, answersAbout, answersAboutPeople, differences, type Readers } from './answers.ts';
import { OPEN, type OpenPicks, SECRET } from './rules.ts';

/** A batch of drafts is full with so many. */
const BATCH = 10;
const START_MS = Date.parse('2026-01-05T10:00:00Z');
const HOUR_MS = 3_600_000;
const SWEEP_MS = 6000;

/** Two games with the same cards and the same open drafts; `secret` has the secret drafts as well. */
const GAMES = ['secret', 'clear'] as const;
type GameSlug = (typeof GAMES)[number];

/** What a run of the law found. */
export interface Verdict {
  readonly drafts: number;
  /** What a secret draft changed, in a sentence each. */
  readonly breaches: readonly string[];
  /** The answers that open drafts changed, of those that secret ones may not: without any the law could not fail. */
  readonly changedByOpen: readonly string[];
}

interface World extends Steered {
  readonly readers: Readers;
  readonly templates: readonly StoredTemplate[];
}

const bundleOf = (slug: GameSlug, game: GameBundle): GameBundle => ({
  ...game,
  definition: { ...game.definition, slug, name: 'Game' },
});

async function openWorld(db: Database): Promise<World> {
  const game = formatGame();
  for (const slug of GAMES) await storeBundle(db, bundleOf(slug, game), START_MS);
  const clock = { nowMs: START_MS };
  const server = await startServer(db, {
    now: () => clock.nowMs,
    clockwork: 'steered',
    environment: { DEMO_MODE: '1' },
  });
  const [player, stranger, admin] = await Promise.all(
    ['player', 'stranger', 'keeper'].map((prefix) => registerAccount(server.url, prefix)),
  );
  if (!player || !stranger || !admin) throw new Error('Nobody registered.');
  await db.query("update member set roles = '{PowerUser}' where id = any($1)", [
    [player.userId, stranger.userId],
  ]);
  await db.query("update member set roles = '{Admin}' where id = $1", [admin.userId]);
  return {
    db,
    clock,
    server: () => server,
    restart: () => Promise.reject(new Error('The law needs no restart.')),
    stop: () => server.stop(),
    readers: { player, stranger, admin },
    templates: game.templates,
  };
}

/** Lets an hour go by with all that is done in it, and sets the clock back, so that nobody's session ends. */
async function anHour({ clock, server }: World, sweeps = 2): Promise<void> {
  const before = clock.nowMs;
  clock.nowMs += HOUR_MS + SWEEP_MS;
  await server().tick();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    clock.nowMs += SWEEP_MS;
    await server().tick();
  }
  clock.nowMs = before;
  await server().tick();
  const [fault] = server().faults;
  if (fault !== undefined) throw fault;
}

interface ToStore {
  readonly game: GameSlug;
  readonly name: string;
  readonly format: string;
  readonly rule: OpenPicks;
  readonly seed: number;
  /** Without it the packs follow from the seed, too. */
  readonly dealSeed?: number;
}

async function store(world: World, { game, name, format, rule, seed, dealSeed = seed }: ToStore) {
  const { db, clock, readers, templates } = world;
  const template = templates.find(({ slug }) => slug === format);
  if (!template) throw new Error(`There is no template of the format ${format}.`);
  const draftId = `${game}-${name}`;
  const others = Array.from({ length: template.seats - 1 }, (_, at) => `${game}-${(seed * 3 + at) % 24}`);
  const people = [others[0] ?? '', readers.player.userId, ...others.slice(1)];
  const atMs = clock.nowMs - (rule.agoMs ?? 0);
  const { settings, status } = rule;
  await storePlayedDraft(db, {
    ...{ draftId, gameSlug: game, template, people, settings, status, dealSeed, pickSeed: seed, atMs },
  });
  if (rule.event) await storeEvent(db, draftId, people[0] ?? '', rule.event, atMs);
  return { draftId, people };
}

async function storeEvent(db: Database, draftId: string, hostId: string, phase: string, atMs: number) {
  await db.query(
    `insert into event (id, code, game_id, template_slug, host_id, made_by, settings, phase, state, created_at)
     select $1, $1, d.game_id, 'booster', $2, $1, '{"name":"Cup"}', $3, '{"players":[],"rounds":[]}', $4
     from draft d where d.id = $1`,
    [draftId, hostId, phase, new Date(atMs)],
  );
  await db.query('insert into event_table (draft_id, event_id, pod) values ($1, $1, 0)', [draftId]);
}

/** The same open draft in both games; all of them had the same packs, so that enough drafts saw each card. */
async function storeOpen(world: World, number: number, firstSeed: number): Promise<void> {
  const rule = OPEN[number % OPEN.length] ?? OPEN[0];
  if (!rule) throw new Error('No rule opens a draft.');
  for (const game of GAMES)
    await store(world, {
      ...{
        game,
        name: `open-${number}`,
        format: 'booster',
        rule,
        seed: firstSeed + number,
        dealSeed: firstSeed,
      },
    });
}

/** A deck of one lane, as its owner submitted it. */
async function submitOneLane({ db, clock }: World, draftId: string, memberId: string): Promise<void> {
  const line = {
    bucket: 'main',
    name: 'x',
    set: 'CAN',
    number: '1',
    rarity: 'common',
    finish: 'plain',
    count: 1,
  };
  await db.query(
    `insert into deck_submission (draft_id, member_id, number, name, lines, hash, at)
     select $1, $2, 1, 'secret deck', jsonb_build_array($3::jsonb || jsonb_build_object('card', lane.place - 1)), '', $4
     from draft d join catalogue c on c.hash = d.catalogue_hash,
       lateral (select place from jsonb_array_elements(c.body->'cards') with ordinality as known(card, place)
         where jsonb_array_length(card->'lanes') = 1 limit 1) lane
     where d.id = $1`,
    [draftId, memberId, JSON.stringify(line), new Date(clock.nowMs)],
  );
}

/** What of a secret draft others hear when they ask about its people, or are asked about its picks. */
async function toldOf(world: World, draftId: string, victim: string): Promise<readonly string[]> {
  const { player, stranger, admin } = world.readers;
  const told: string[] = [];
  for (const [who, reader] of [['a player', player] as const, ['an Admin', admin] as const]) {
    const { rows } = await reader.get<{ rows: { draftId: string; deck: string | null }[] }>(
      `/members/${victim}/history`,
    );
    if (rows.some((row) => row.draftId === draftId && row.deck !== null))
      told.push(`${who} is told the name of a deck in a history`);
  }
  const picks = await world.db.query<{ seq: number; seat: number }>(
    `select distinct on (seat) seq, seat from draft_log where draft_id = $1 and payload->>'type' = 'pick' and seat < 2
     order by seat, seq`,
    [draftId],
  );
  for (const { seat, seq } of picks) {
    const made = await player.call('POST', `/drafts/${draftId}/polls`, { seat, seq });
    if (made.status >= 400) continue;
    if (seat !== 1) told.push("a player makes a poll of somebody else's pick");
    told.push(...(await toldByPoll(stranger, (JSON.parse(made.text) as { key: string }).key)));
  }
  return told;
}

async function toldByPoll(stranger: Account, key: string): Promise<readonly string[]> {
  const { pack } = await stranger.get<PollView>(`/polls/${key}`);
  const voted = await stranger.put<PollView>(`/polls/${key}/vote`, { cardId: pack[0]?.id });
  const isTold = voted.told && (voted.told.taken.length > 0 || voted.told.botWouldTake !== null);
  return isTold ? ['a stranger is told by a poll what was taken'] : [];
}

const answersIn = (world: World, game: GameSlug) =>
  answersAbout(world, world.readers, game, `${game}-open-0`);

/**
 * Plays so many secret drafts, by turns of every format and every rule that keeps them secret, into a server whose batch of
 * open drafts lacks one draft, and once into a batch that is full. After each of them an hour goes by. No reader may be
 * answered anything else than where those drafts never were. Then all of them are opened, which has to change the answers.
 */
export async function checkAggregates(
  db: Database,
  { drafts, firstSeed = 0 }: { readonly drafts: number; readonly firstSeed?: number },
): Promise<Verdict> {
  const world = await openWorld(db);
  try {
    return await playSecretDrafts(world, drafts, firstSeed);
  } finally {
    await world.stop();
  }
}

async function playSecretDrafts(world: World, drafts: number, firstSeed: number): Promise<Verdict> {
  let open = 0;
  const openMore = async (count: number) => {
    for (let more = 0; more < count; more++) await storeOpen(world, open++, firstSeed);
  };
  await openMore(BATCH);
  await anHour(world, 4);
  await openMore(BATCH - 1);
  await anHour(world, 4);
  const formats = world.templates.map(({ slug }) => slug);
  const breaches: string[] = [];
  const ids: string[] = [];
  let people: Answers = await answersAboutPeople(world.readers);
  let clear = await answersIn(world, 'clear');
  for (let number = 0; number < drafts; number++) {
    const rule = SECRET[number % SECRET.length];
    const format = formats[number % formats.length];
    if (!rule || !format) throw new Error('There is no rule, or no format.');
    if (number === Math.floor(drafts / 2)) {
      await openMore(1);
      await anHour(world);
      people = await answersAboutPeople(world.readers);
      clear = await answersIn(world, 'clear');
      await openMore(BATCH - 1);
      await anHour(world, 4);
    }
    const seed = firstSeed + 1000 + number;
    const stored = await store(world, { game: 'secret', name: `secret-${number}`, format, rule, seed });
    ids.push(stored.draftId);
    const victim = stored.people[0] ?? '';
    if (rule.status !== 'drafting') await submitOneLane(world, stored.draftId, victim);
    await anHour(world);
    const now = await answersAboutPeople(world.readers);
    const found = [
      ...differences(clear, await answersIn(world, 'secret')).map((name) => `${name} is answered otherwise`),
      ...differences(people, now).map((name) => `${name} is answered otherwise than before`),
      ...(await toldOf(world, stored.draftId, victim)),
    ];
    people = now;
    breaches.push(...found.map((what) => `${format}, ${rule.name} (draft ${number}): ${what}`));
  }
  return { drafts, breaches, changedByOpen: await openAll(world, ids, people, clear) };
}

/** Opens everything that was secret, with what is missing of a batch, and tells which answers that changed. */
async function openAll(
  world: World,
  ids: readonly string[],
  people: Answers,
  clear: Answers,
): Promise<readonly string[]> {
  const { db } = world;
  await db.query("update event set phase = 'closed' where phase <> 'closed'");
  await db.query(
    `update draft set status = 'finished', settings = settings || '{"picksOpenTo":"everyone"}'
     where id = any($1) and status <> 'drafting'`,
    [ids],
  );
  await storeMissing(world);
  await anHour(world, 4);
  return [
    ...differences(clear, await answersIn(world, 'secret')),
    ...differences(people, await answersAboutPeople(world.readers)),
  ];
}

async function storeMissing(world: World): Promise<void> {
  const [rule] = OPEN;
  if (!rule) throw new Error('No rule opens a draft.');
  for (let more = 0; more < BATCH; more++)
    await store(world, {
      ...{ game: 'secret', name: `last-${randomBytes(4).toString('hex')}`, format: 'booster', rule },
      seed: 5000 + more,
    });
}

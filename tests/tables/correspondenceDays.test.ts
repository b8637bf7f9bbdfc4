import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuietHours } from '#contract/tables/clocks.ts';
import { isDecision } from '#engine/core/actions.ts';
import { apply, deal, turnOf, viewFor } from '#engine/draft.ts';
import { loadDraft, readLog, readStoredDraft } from '#server/drafts/running/loadDraft.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import type { Account } from '../harness/account.ts';
import {
  correspondent,
  emailsTo,
  live,
  type Post,
  startCorrespondence,
  startPost,
  subscribe,
} from '../harness/correspondents.ts';
import { granted, type TestTable } from '../harness/steered.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const GRACE_MS = 1500;
const BANK = { bankHours: 12, perPickHours: 2 };
const CAP_MS = BANK.bankHours * HOUR_MS;
const REFILL_MS = BANK.perPickHours * HOUR_MS;
/** Two days before Europe sets its clocks forward, at noon. */
const START_MS = Date.parse('2026-03-27T12:00:00Z');

const night = (zone: string, fromHour = 23, toHour = 7): QuietHours => ({
  fromMinute: fromHour * 60,
  toMinute: toHour * 60,
  zone,
});

/** Eight people of five zones; the last one only stars cards and lets the clock take them. */
const QUIET: readonly (QuietHours | null)[] = [
  night('Europe/Berlin'),
  night('America/New_York', 22, 8),
  night('Asia/Tokyo', 0, 6),
  null,
  night('Europe/London', 21, 9),
  night('Australia/Sydney'),
  null,
  night('Europe/Berlin', 22, 6),
];
const STARRER = 7;
/** Two rounds of fifteen cards. */
const PICKS = 30;
const STEP_HOURS = 2;

interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

const hourOf = new Map<string, Intl.DateTimeFormat>();

/** Whether the wall clock shows a quiet hour: an oracle apart from the server's, hour by hour. */
function isQuiet(quiet: QuietHours | null, atMs: number): boolean {
  if (!quiet) return false;
  const format =
    hourOf.get(quiet.zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: quiet.zone, hour: 'numeric', hourCycle: 'h23' });
  hourOf.set(quiet.zone, format);
  const minute = Number(format.format(atMs)) * 60;
  const { fromMinute, toMinute } = quiet;
  return fromMinute < toMinute
    ? minute >= fromMinute && minute < toMinute
    : minute >= fromMinute || minute < toMinute;
}

/** Milliseconds that count for a player, quarter by quarter: neither quiet nor without a server. */
function counted(quiet: QuietHours | null, fromMs: number, toMs: number, away: readonly Window[]): number {
  let sum = 0;
  for (let atMs = fromMs; atMs < toMs; ) {
    const nextMs = Math.min(toMs, (Math.floor(atMs / QUARTER_MS) + 1) * QUARTER_MS);
    if (!isQuiet(quiet, atMs))
      sum += away.reduce(
        (left, gone) => left - Math.max(0, Math.min(nextMs, gone.toMs) - Math.max(atMs, gone.fromMs)),
        nextMs - atMs,
      );
    atMs = nextMs;
  }
  return sum;
}

describe('a correspondence draft of eight over days', () => {
  let post: Post;
  let people: readonly Account[];
  let table: TestTable;
  const away: Window[] = [];
  /** What the starrer wished for: by pack, in order. */
  const stars = new Map<string, readonly string[]>();

  beforeAll(async () => {
    post = await startPost(ANY_KIND);
    post.clock.nowMs = START_MS;
    await post.restart();
    await live(post, 0);
    people = await Promise.all(QUIET.map((quiet, seat) => correspondent(post, `seat${seat}`, quiet)));
    for (const [seat, person] of people.entries()) if (seat % 2 === 0) await subscribe(post, person);
    await post.db.query("update draft_template set definition = definition #- '{rounds,2}'");
    table = await startCorrespondence(post, people, BANK, 'Birds of eight');
    await play();
  }, 560_000);
  afterAll(() => post?.stop());

  /** Looks in every few hours, at other hours than the others, and only by day. */
  const looksIn = (seat: number, hour: number) =>
    seat !== STARRER &&
    !isQuiet(QUIET[seat] ?? null, post.clock.nowMs) &&
    hour % (STEP_HOURS * (1 + (seat % 3))) === 0;

  async function pickAll(seat: number) {
    for (;;) {
      const { setup, state } = await table.draft();
      if (!turnOf(setup, state, seat)) return;
      const { cards } = await table.pack(seat);
      await table.take(seat, Math.min(seat % 3, cards.length - 1));
    }
  }

  /** Stars three cards of the pack in hand, unless this pack was starred when it was here before. */
  async function starPack() {
    const { setup, state } = await table.draft();
    const { pack } = viewFor(setup, state, { seat: STARRER });
    if (!pack || stars.has(pack.packId)) return;
    const wished = [5, 2, 9].flatMap((place) => pack.cards[place % pack.cards.length]?.id ?? []);
    const starred = [...new Set(wished)];
    stars.set(pack.packId, starred);
    const { packId, pickNumber } = pack;
    granted(
      await post.server().tables.prepare(people[STARRER]?.userId ?? '', {
        draftId: table.draftId,
        packId,
        pickNumber,
        reserved: [],
        reservedBurns: [],
        starred,
      }),
    );
  }

  /** Nobody is there for half a day: the process is gone, the time goes on. */
  async function serverIsAway(ms: number) {
    away.push({ fromMs: post.clock.nowMs, toMs: post.clock.nowMs + ms });
    post.clock.nowMs += ms;
    await post.restart();
    await live(post, 0);
  }

  const untilNextDue = async (mostMs: number) => {
    const dues = [...(await table.draft()).due.values()].map(({ dueAtMs }) => dueAtMs + GRACE_MS);
    return Math.max(1, Math.min(mostMs, ...dues.map((dueMs) => dueMs - post.clock.nowMs)));
  };

  async function play() {
    for (let hour = 0; hour < 24 * 30; hour += STEP_HOURS) {
      if (hour === 40) await serverIsAway(11 * HOUR_MS);
      if (hour === 90) await post.restart();
      await post.db.query('update refresh_family set last_used_at = $1', [new Date(post.clock.nowMs)]);
      for (let leftMs = STEP_HOURS * HOUR_MS; leftMs > 0; ) {
        const stepMs = await untilNextDue(leftMs);
        await live(post, stepMs);
        leftMs -= stepMs;
        await starPack();
      }
      for (let seat = 0; seat < QUIET.length; seat++) if (looksIn(seat, hour)) await pickAll(seat);
      await starPack();
      if ((await table.draft()).state.phase === 'complete') break;
    }
    await live(post, 24 * HOUR_MS);
  }

  interface Turn {
    readonly key: string;
    readonly sinceMs: number;
    readonly bankMs: number;
  }

  /** Folds the log by the rules as people read them, with the oracle's own clock. */
  async function foldClocks() {
    const loaded = await loadDraft(post.db, table.draftId);
    if (!loaded) throw new Error('The draft is gone.');
    const { setup } = loaded.draft;
    const rows = await readLog(post.db, table.draftId, 0);
    const stored = await readStoredDraft(post.db, table.draftId);
    let state = deal(setup, stored?.secret ?? new Uint8Array());
    const banks = QUIET.map(() => CAP_MS);
    const turns: (Turn | null)[] = QUIET.map((_, seat) => begun(seat, START_MS));
    const picks: { seat: number; source: string; atMs: number; usedMs: number; bankMs: number }[] = [];

    function begun(seat: number, atMs: number): Turn | null {
      const turn = turnOf(setup, state, seat);
      return turn && { key: `${turn.turnId}/${turn.turnNumber}`, sinceMs: atMs, bankMs: banks[seat] ?? 0 };
    }

    for (const { seat, atMs, source, action } of rows) {
      const applied = apply(setup, state, action);
      if (!applied.ok || seat === null || !isDecision(action)) throw new Error('An odd row.');
      state = applied.state;
      const turn = turns[seat];
      if (!turn) throw new Error(`Seat ${seat} picked without a turn.`);
      const usedMs = counted(QUIET[seat] ?? null, turn.sinceMs, atMs, away);
      picks.push({ seat, source, atMs, usedMs, bankMs: turn.bankMs });
      banks[seat] = Math.min(CAP_MS, Math.max(0, turn.bankMs - usedMs) + REFILL_MS);
      for (const [other, known] of turns.entries()) {
        const next = begun(other, atMs);
        if (next?.key !== known?.key) turns[other] = next;
      }
    }
    return { picks, banks };
  }

  it('is played to its last card by people and by their clocks', async () => {
    const { state } = await table.draft();
    expect(state.phase).toBe('complete');
    expect(state.seats.map(({ pool }) => pool.length)).toEqual(QUIET.map(() => PICKS));
    expect(post.server().faults).toEqual([]);
  });

  it('counts every bank to the millisecond, around quiet hours, a change of clocks and a server that was away', async () => {
    const { picks, banks } = await foldClocks();
    const stored = await post.db.query<{ bank_ms: number }>(
      'select bank_ms from seat where draft_id = $1 order by seat',
      [table.draftId],
    );
    expect(stored.map(({ bank_ms }) => bank_ms)).toEqual(banks);
    const byClock = picks.filter(({ source }) => source === 'clock');
    expect(byClock.length).toBeGreaterThan(20);
    for (const { usedMs, bankMs } of byClock) {
      expect(usedMs).toBeGreaterThanOrEqual(bankMs);
      expect(usedMs).toBeLessThanOrEqual(bankMs + GRACE_MS);
    }
    for (const { source, usedMs, bankMs } of picks)
      if (source === 'member') expect(usedMs).toBeLessThan(bankMs + GRACE_MS);
  });

  it('takes nothing from anybody in their quiet hours', async () => {
    const { picks } = await foldClocks();
    const asleep = picks.filter(
      ({ seat, source, atMs }) => source === 'clock' && isQuiet(QUIET[seat] ?? null, atMs - GRACE_MS - 1),
    );
    expect(asleep).toEqual([]);
  });

  it('takes what its player starred, in order, also when a pack comes back', async () => {
    const rows = await readLog(post.db, table.draftId, 0);
    const taken = rows.flatMap(({ seat, action }) =>
      seat === STARRER && action.type === 'pick' ? [action] : [],
    );
    expect(taken).toHaveLength(PICKS);
    const seen = new Map<string, number>();
    let fromStars = 0;
    let fromWheel = 0;
    for (const { packId, cardInstanceIds } of taken) {
      const [card] = cardInstanceIds;
      const visits = (seen.get(packId) ?? 0) + 1;
      seen.set(packId, visits);
      if (!stars.get(packId)?.includes(card ?? '')) continue;
      fromStars += 1;
      if (visits > 1) fromWheel += 1;
    }
    const firstVisits = seen.size;
    expect(fromStars).toBeGreaterThanOrEqual(firstVisits - 3);
    expect(fromWheel).toBeGreaterThan(0);
  });

  it('writes emails and pushes by day alone, gathered, signed and without a card’s name', async () => {
    const { cards } = (await table.draft()).setup.catalogue;
    const names = cards.map(({ name }) => name).filter((name) => name.length > 3);
    const named = (text: string) => names.filter((name) => text.includes(name));
    for (const [seat, person] of people.entries()) {
      const emails = emailsTo(post.mails, person);
      expect(emails.length, `emails to seat ${seat}`).toBeGreaterThan(0);
      const sentAt = emails.map(({ message }) => Date.parse(message.date ?? ''));
      expect(
        emails.filter((_, at) => isQuiet(QUIET[seat] ?? null, sentAt[at] ?? 0) && at < emails.length - 1),
      ).toEqual([]);
      const turns = emails.flatMap(({ message }, at) =>
        message.subject?.startsWith('It is your turn') ? [sentAt[at] ?? 0] : [],
      );
      for (const [at, ms] of turns.entries())
        if (at > 0) expect(ms - (turns[at - 1] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS / 2 - 1000);
      expect(emails.at(-1)?.message.subject).toBe('The draft is over: Birds of eight');
      for (const { raw, message } of emails) {
        expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
        expect(raw.replaceAll(/\r\n\s/g, '')).toMatch(/List-Unsubscribe: ?<http[^>]+unsubscribe\?token=/);
        expect(named(`${message.subject} ${message.text}`)).toEqual([]);
      }
    }
    expect(
      emailsTo(post.mails, people[STARRER] ?? (people[0] as Account)).map(({ message }) => message.subject),
    ).toContain('Your time runs out: Birds of eight');
    expect(post.pushes.faults).toEqual([]);
    expect(new Set(post.pushes.taken.map(({ browser }) => browser))).toEqual(
      new Set(people.filter((_, seat) => seat % 2 === 0).map(({ handle }) => handle)),
    );
    const keys = new Set(post.pushes.taken.map(({ publicKey }) => publicKey));
    expect(keys.size).toBe(1);
    for (const { headers, words, bytes } of post.pushes.taken) {
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(headers.topic).toMatch(/^[\w-]{22}$/);
      expect(Number(headers.ttl)).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(400);
      expect(words.path.startsWith(`/drafts/${table.draftId}/`)).toBe(true);
      expect(named(JSON.stringify(words))).toEqual([]);
    }
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { DraftAction } from '#engine/core/actions.ts';
import { stateHash } from '#engine/draft.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { namedSetup, smallCatalogue } from '#tests/support/engine/setups.ts';
import type { Database } from '../db/database.ts';
import type { StoredDraft } from '../drafts/running/loadDraft.ts';
import type { StoredRow } from '../drafts/running/runningDraft.ts';
import { recordsOf } from './keptRecords.ts';
import { pickRecords } from './pickRecords.ts';

const secret = new Uint8Array(32).fill(9);
const names = Object.keys(formats) as FormatName[];

const rowsOf = (actions: readonly DraftAction[]) =>
  actions.map((action, at): StoredRow => {
    const seat = 'seat' in action ? action.seat : null;
    return { seq: at + 1, commandId: `c${at}`, atMs: 1000 * at, seat, source: 'member', action };
  });

async function replayed(name: FormatName) {
  const below = belowFrom(5);
  const setup = oracleOf(name).someSetup(smallCatalogue, below);
  const { states, actions } = playOut(setup, secret, below, true);
  const rows = rowsOf(actions);
  return { states, ...(await pickRecords(setup, secret, 0, rows)) };
}

describe.each(names)('the replay of a %s draft', async (name) => {
  const { states, decisions, pools, finalStateHash } = await replayed(name);
  const records = decisions.flat();

  it('has every decision, each with a sentence where it is no pick', () => {
    const made = records.filter(({ kind }) => kind !== 'received');
    expect(made.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(states.slice(1).map((_, at) => at + 1));
    expect(made.filter(({ kind, told }) => (kind === 'pick') !== (told === null))).toEqual([]);
  });

  it('shows what came to the pool among what lay there, and no card that lay in a pool already', () => {
    for (const { seq, pack, taken } of records) {
      const pooled = new Set(
        states[seq - 1]?.seats.flatMap(({ pool }) => pool.map(({ id }) => id as string)),
      );
      const shown = pack.map(({ id }) => id);
      expect(taken.filter((id) => !shown.includes(id))).toEqual([]);
      expect(shown.filter((id) => pooled.has(id) && !taken.includes(id))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('ends with the pools of the draft, and in its state', () => {
    const last = states.at(-1);
    expect(finalStateHash).toBe(last && stateHash(last));
    expect(pools.map((pool) => pool.map(({ id }) => id))).toEqual(
      last?.seats.map(({ pool }) => pool.map(({ id }) => id)),
    );
  });
});

/** The longest time that nobody else had a turn, as a part of the whole. */
async function longestPart(setup: Setup, actions: readonly DraftAction[]): Promise<number> {
  const began = performance.now();
  let [last, longest, isOver] = [began, 0, false];
  const note = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(note);
  };
  setImmediate(note);
  await pickRecords(setup, secret, 0, rowsOf(actions));
  isOver = true;
  note();
  return longest / (last - began);
}

/** How often others have their turn meanwhile, on a machine so slow that each look at the clock costs `ms`. */
async function turnsBeside(setup: Setup, actions: readonly DraftAction[], ms: number): Promise<number> {
  let [now, turns, isOver] = [0, 0, false];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await pickRecords(setup, secret, 0, rowsOf(actions));
  isOver = true;
  clock.mockRestore();
  return turns;
}

describe('the replay of a long draft', () => {
  it('lets running drafts have their turn', async () => {
    const setup = namedSetup('classic', 8, 'plain', 10);
    const { actions } = playOut(setup, secret, belowFrom(3), false);
    expect(actions.length).toBeGreaterThan(400);
    expect(await turnsBeside(setup, actions, 1)).toBeGreaterThan(actions.length / 20);
    expect(await turnsBeside(setup, actions, 0)).toBe(0);
  });

  it('lets them have it as often where a thousand cards lie open and few rows take long', async () => {
    const cards = range(0, 1000).map((at) => inventedCard(`card ${at}`));
    const all = packOf([layoutOf(1, [slotOf('all', 1)])], { all: randomSheet(range(0, 1000)) });
    const setup = {
      catalogue: inventedCatalogue(cards, { packs: { all } }),
      template: {
        format: 'rotisserie',
        pack: 'all',
        mode: { kind: 'singleton', cardsPerSeat: 12, lay: 'all' },
      },
      seats: 8,
      solo: false,
    } as const;
    const { actions } = playOut(setup, secret, belowFrom(3), false);
    expect(actions.length).toBeLessThan(200);
    expect(await longestPart(setup, actions)).toBeLessThan(0.7);
  });

  it('is made once for all who ask for it at once', async () => {
    const db = { query: async () => [] } as unknown as Database;
    const stored = { draftId: 'd', setup: namedSetup('classic', 2), secret } as StoredDraft;
    const [first, second] = await Promise.all([recordsOf(db, stored), recordsOf(db, stored)]);
    expect(first).toBe(second);
    expect(await recordsOf(db, { ...stored, draftId: 'e' })).not.toBe(first);
  });

  it('is kept while it is among the twenty that were asked for last', async () => {
    const db = { query: async () => [] } as unknown as Database;
    const setup = namedSetup('classic', 2);
    const ask = (draftId: string) => recordsOf(db, { draftId, setup, secret } as StoredDraft);
    const twenty = range(0, 20).map((at) => ask(`${at}`));
    expect(ask('0')).toBe(twenty[0]);
    void ask('20');
    expect(ask('0')).toBe(twenty[0]);
    expect(ask('1')).not.toBe(twenty[1]);
  });

  it('is kept although an earlier reading of it, forgotten by then, fails late', async () => {
    const failures: ((fault: Error) => void)[] = [];
    const query = () => new Promise<never[]>((_, fail) => failures.push(fail));
    const db = { query } as unknown as Database;
    const setup = namedSetup('classic', 2);
    const ask = (draftId: string) => recordsOf(db, { draftId, setup, secret } as StoredDraft);
    const readings = [ask('late'), ...range(0, 20).map((at) => ask(`${at}`)), ask('late')];
    failures[0]?.(new Error('The database was away.'));
    await expect(readings[0]).rejects.toThrow('away');
    expect(ask('late')).toBe(readings.at(-1));
  });

  it('is made anew when it could not be read', async () => {
    let asked = 0;
    const query = async () => {
      asked += 1;
      if (asked === 1) throw new Error('The database is away.');
      return [];
    };
    const db = { query } as unknown as Database;
    const stored = { draftId: 'd', setup: namedSetup('classic', 2), secret } as StoredDraft;
    await expect(recordsOf(db, stored)).rejects.toThrow('away');
    expect((await recordsOf(db, stored)).pools).toEqual([[], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { belowFrom } from '#engine/testing/chance.ts';
import { oracleOf } from '#engine/testing/oracles.ts';
import { playOut } from '#engine/testing/play.ts';
import { smallCatalogue } from '#engine/testing/setups.ts';
import type { StoredRow } from '../rooms/runningDraft.ts';
import { pickRecords } from './pickRecords.ts';

const names = Object.keys(formats) as FormatName[];

function replayed(name: FormatName) {
  const below = belowFrom(5);
  const setup = oracleOf(name).someSetup(smallCatalogue, below);
  const secret = new Uint8Array(32).fill(9);
  const { states, actions } = playOut(setup, secret, below, true);
  const rows = actions.map((action, at): StoredRow => {
    const seat = 'seat' in action ? action.seat : null;
    return { seq: at + 1, commandId: `c${at}`, atMs: 1000 * at, seat, source: 'member', action };
  });
  return { states, ...pickRecords(setup, secret, 0, rows) };
}

describe.each(names)('the replay of a %s draft', (name) => {
  const { states, decisions, pools } = replayed(name);
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

  it('ends with the pools of the draft', () => {
    const last = states.at(-1);
    expect(pools.map((pool) => pool.map(({ id }) => id))).toEqual(
      last?.seats.map(({ pool }) => pool.map(({ id }) => id)),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/tables/tableLog.ts';
import type { Person } from '../seating.ts';
import { foldedLog } from './foldedLog.ts';

const person = (seat: number, more: Partial<Person>): Person => ({
  ...{ seat, name: `P${seat}`, isYou: false, isBot: false, isAway: false, isHost: false },
  ...{ avatarUrl: null, packs: 0, poolSize: 0 },
  ...more,
});
const people = [
  person(0, { isYou: true }),
  person(1, {}),
  ...[2, 3, 4].map((seat) => person(seat, { isBot: true })),
];
let version = 0;
const fact = (what: LogEntry['what'], seat: number | null): LogEntry => ({
  ...{ version: ++version, atMs: version, what, seat, card: null, count: 1 },
});
const shown = (log: readonly LogEntry[], most = 40) =>
  foldedLog(log, people, most).map((line) =>
    'entry' in line ? `${line.entry.what} ${line.entry.seat}` : `${line.bots} bots`,
  );

describe('[N22] the table log', () => {
  it('has one line for the picks of bots that follow each other', () => {
    const log = [
      fact('took', 2),
      fact('took', 3),
      fact('took', 2),
      fact('took', 1),
      fact('took', 4),
      fact('packArrived', 3),
      fact('took', 2),
    ];
    expect(shown(log)).toEqual(['2 bots', 'took 1', '2 bots']);
  });

  it('counts lines, not picks, so that bots do not push people out', () => {
    const log = [fact('took', 1), ...Array.from({ length: 100 }, () => fact('took', 2))];
    expect(shown(log, 2)).toEqual(['1 bots', 'took 1']);
  });

  it('keeps the key of a line that grows', () => {
    const log = [fact('took', 2), fact('took', 3)];
    const key = (entries: readonly LogEntry[]) => foldedLog(entries, people, 40)[0]?.key;
    expect(key([...log, fact('took', 4)])).toBe(key(log));
    expect(
      new Set(foldedLog([...log, fact('paused', 1), ...log], people, 40).map((line) => line.key)).size,
    ).toBe(3);
  });

  it('tells of packs that wait where a person holds them', () => {
    expect(shown([fact('packArrived', 0), fact('packArrived', 1), fact('packArrived', 2)])).toEqual([
      'packArrived 1',
    ]);
  });
});

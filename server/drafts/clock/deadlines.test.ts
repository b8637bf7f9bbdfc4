import { describe, expect, it } from 'vitest';
import { autoAction } from '#engine/bots/autoAction.ts';
import { viewFor } from '#engine/draft.ts';
import { classic } from '#engine/formats/booster/named.ts';
import { decided, runningDraft } from '../running/runningDraft.testkit.ts';
import type { RunningDraft } from '../running/runningDraft.ts';

const HOUR_MS = 3_600_000;
const teamSealed = { format: 'teamSealed', packs: [{ pack: 'plain', count: 1 }], teams: 2 } as const;

const dueAt = (draft: RunningDraft) => draft.due.get(0)?.dueAtMs;

function freeCards(draft: RunningDraft) {
  const { ask } = viewFor(draft.setup, draft.state, { seat: 0 });
  if (ask?.kind !== 'claim') throw new Error('Nothing can be claimed.');
  return ask.free;
}

const claim = (draft: RunningDraft, place: number, nowMs: number) =>
  decided(draft, 0, { type: 'claim', seat: 0, cardInstanceId: freeCards(draft)[place]! }, nowMs);

/** A card is claimed and given back, ten times, a second each. */
function dithering(draft: RunningDraft): RunningDraft {
  let now = draft;
  for (let times = 0; times < 10; times++) {
    const cardInstanceId = freeCards(now)[0]!;
    now = decided(now, 0, { type: 'claim', seat: 0, cardInstanceId }, 2000 + 2000 * times);
    now = decided(now, 0, { type: 'giveBack', seat: 0, cardInstanceId }, 3000 + 2000 * times);
  }
  return now;
}

describe('claiming a card and giving it back', () => {
  it('begins no clock anew once the seat was that far', () => {
    const first = claim(runningDraft(teamSealed, 4), 0, 1000);
    const pooled = first.state.seats[0]!.pool[0]!.id;
    const back = decided(first, 0, { type: 'giveBack', seat: 0, cardInstanceId: pooled }, 1500);
    expect(dueAt(back)).toBe(dueAt(first));
    expect(dueAt(dithering(back))).toBe(dueAt(first));
    const further = claim(claim(back, 0, 4000), 0, 5000);
    expect(dueAt(further)).toBe(5000 + (dueAt(first) ?? 0) - 1000);
  });

  it('is answered once by the clock that runs out below where the seat was, and has its time anew', () => {
    const second = claim(claim(runningDraft(teamSealed, 4), 0, 1000), 0, 2000);
    const back = second.state.seats[0]!.pool.reduce(
      (now, { id }) => decided(now, 0, { type: 'giveBack', seat: 0, cardInstanceId: id }, 3000),
      second,
    );
    const runsOutAtMs = dueAt(back) ?? 0;
    expect(runsOutAtMs).toBe(dueAt(second));
    const card = { type: 'claim', seat: 0, cardInstanceId: freeCards(back)[0]! } as const;
    expect(dueAt(decided(back, 0, card, runsOutAtMs))).toBe(runsOutAtMs);
    expect(dueAt(decided(back, 0, card, runsOutAtMs, 'clock'))).toBe(2 * runsOutAtMs - 2000);
    const slow = { ...runningDraft(teamSealed, 4, 'correspondence'), banks: new Map([[0, HOUR_MS]]) };
    const first = claim(slow, 0, 1000);
    const pooled = first.state.seats[0]!.pool[0]!.id;
    const empty = decided(first, 0, { type: 'giveBack', seat: 0, cardInstanceId: pooled }, 1500);
    const late = decided(empty, 0, card, dueAt(empty) ?? 0, 'clock');
    expect(dueAt(late)).toBe((dueAt(empty) ?? 0) + (late.banks.get(0) ?? 0));
    expect(late.banks.get(0)).toBeGreaterThan(0);
  });

  it('fills no time bank once the seat was that far', () => {
    const begun = { ...runningDraft(teamSealed, 4, 'correspondence'), banks: new Map([[0, HOUR_MS]]) };
    const first = claim(begun, 0, 1000);
    const pooled = first.state.seats[0]!.pool[0]!.id;
    const back = decided(first, 0, { type: 'giveBack', seat: 0, cardInstanceId: pooled }, 1500);
    expect(first.banks.get(0)).toBeGreaterThan(HOUR_MS);
    expect(dithering(back).banks).toEqual(first.banks);
  });
});

it('a time bank is not refilled by what a bot decides for its seat', () => {
  const template = { format: 'booster', rounds: [{ pack: 'plain', ...classic('left') }] } as const;
  const begun = { ...runningDraft(template, 2, 'correspondence'), banks: new Map([[0, HOUR_MS]]) };
  const handed = decided(begun, 0, { type: 'seatHandedToBot', seat: 0 }, 1000);
  const left = handed.banks.get(0);
  const { action } = autoAction(handed.setup, viewFor(handed.setup, handed.state, { seat: 0 }));
  const played = decided(handed, 0, action, 2000);
  expect(played.banks.get(0)).toBe(left);
  const returned = decided(played, 0, { type: 'seatReturned', seat: 0 }, 3000);
  expect(returned.banks.get(0)).toBe(left);
});

it('a time bank is refilled by the own pick', () => {
  const template = { format: 'booster', rounds: [{ pack: 'plain', ...classic('left') }] } as const;
  const begun = { ...runningDraft(template, 2, 'correspondence'), banks: new Map() };
  const { action } = autoAction(begun.setup, viewFor(begun.setup, begun.state, { seat: 0 }));
  expect(decided(begun, 0, action, 10 * HOUR_MS).banks.get(0)).toBe(46 * HOUR_MS);
});

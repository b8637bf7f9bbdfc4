import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { isSoundReport, type SealReport, sealedOpening } from './sealedOpening.ts';

const SOUND: SealReport = { findings: [], packs: 3, cards: 45, picks: 45, differences: [], strayPicks: 0 };
const UNSOUND: SealReport = { ...SOUND, strayPicks: 1 };

/** A seal whose log says which report comes of it. */
function openingOf(...logs: readonly SealReport[]) {
  const left = [...logs];
  const machine = sealedOpening<SealReport>().provide({
    actors: {
      fetchLog: fromPromise(async () => {
        const log = left.shift();
        if (!log) throw new Error('There is no log.');
        return log;
      }),
      deal: fromPromise(async ({ input: { log } }) => log ?? SOUND),
    },
  });
  const opening = createActor(machine).start();
  const press = async () => {
    opening.send({ type: 'open.pressed' });
    return waitFor(opening, (snapshot) => !snapshot.hasTag('opening'));
  };
  return { opening, press };
}

describe('the opening of a seal', () => {
  it('is under way while the log is fetched and while its packs are dealt, and at no other time', async () => {
    const { opening, press } = openingOf(SOUND);
    const states: [unknown, boolean][] = [];
    opening.subscribe((snapshot) => states.push([snapshot.value, snapshot.hasTag('opening')]));
    expect(opening.getSnapshot().hasTag('opening')).toBe(false);
    await press();
    expect(states).toEqual([
      ['fetching', true],
      ['dealing', true],
      ['sound', false],
    ]);
  });

  it('starts again from every result, and forgets the last one', async () => {
    const { press } = openingOf(SOUND, UNSOUND);
    expect(await press()).toMatchObject({ value: 'sound', context: { report: SOUND, failure: null } });
    expect(await press()).toMatchObject({ value: 'unsound', context: { report: UNSOUND, failure: null } });
    expect(await press()).toMatchObject({
      value: 'failed',
      context: { report: null, failure: 'There is no log.' },
    });
    expect((await press()).value).toBe('failed');
  });

  it('says what it was not given', async () => {
    const begun = async (machine: ReturnType<typeof sealedOpening<SealReport>>) => {
      const opening = createActor(machine).start();
      opening.send({ type: 'open.pressed' });
      return (await waitFor(opening, ({ value }) => value === 'failed')).context.failure;
    };
    const bare = sealedOpening<SealReport>();
    expect(bare.id).toBe('sealedOpening');
    expect(await begun(bare)).toBe('A seal was opened without "fetchLog".');
    const fetching = bare.provide({ actors: { fetchLog: fromPromise(async () => SOUND) } });
    expect(await begun(fetching)).toBe('A seal was opened without "deal".');
  });
});

describe('a report', () => {
  it('is sound where nothing was found, nothing differs and nothing strayed', () => {
    const difference = { round: 1, seat: 1, place: 1, shown: 'a', dealt: 'b' };
    expect(isSoundReport(SOUND)).toBe(true);
    expect(isSoundReport({ ...SOUND, findings: ['A row is missing.'] })).toBe(false);
    expect(isSoundReport({ ...SOUND, differences: [difference] })).toBe(false);
    expect(isSoundReport(UNSOUND)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import { completedPacks } from './completePacks.ts';
import { fitPack, wholePack } from './fitPack.ts';

const sheet = (...printings: string[]) => ({
  kind: { type: 'random' as const },
  cards: printings.map((printing) => ({ printing, weight: 1 })),
});
const layout = (name: string, ...slots: string[]) => ({
  name,
  weight: 1,
  slots: slots.map((slot) => ({
    name: slot,
    count: 1,
    finish: 'plain' as const,
    sheets: [{ sheet: slot, weight: 1 }],
  })),
});
const pack = (layouts: StoredPack['layouts'], sheets: StoredPack['sheets']): StoredPack => ({
  slug: 'pier',
  name: 'Pier',
  layouts,
  sheets,
  replacement: 'pack',
  refill: false,
});
const here = (key: string) => key.startsWith('here');
const slotsOf = (layouts: StoredPack['layouts'] | undefined) =>
  layouts?.map(({ slots }) => slots.map(({ name }) => name));

describe('a pack whose cards are not all here', () => {
  it('is as it was where they are', () => {
    const whole = pack([layout('A', 'a')], { a: sheet('here1') });
    expect(fitPack(whole, here)).toEqual({ pack: whole, partial: [], slots: [], layouts: [] });
  });

  it('loses a slot that all layouts have, and the layouts that lack one of their own', () => {
    const whole = pack([layout('A', 'a', 'land'), layout('B', 'a', 'guest', 'land')], {
      a: sheet('here1', 'away1'),
      land: sheet('away2'),
      guest: sheet('away3'),
    });
    const fitted = fitPack(whole, here, ['XBB']);
    expect(slotsOf(fitted.pack?.layouts)).toEqual([['a']]);
    expect([
      fitted.slots,
      fitted.layouts.map(({ layout: name, sheet: lacked }) => `${name} ${lacked}`),
    ]).toEqual([['land'], ['B guest']]);
    expect(fitted.partial).toEqual([{ sheet: 'a', missing: 1, of: 2 }]);
    expect(fitted.pack?.waiting?.sets).toEqual(['XBB']);
    expect(fitted.pack && wholePack(fitted.pack)).toEqual(whole);
  });

  it('keeps all layouts without what they lack where each lacks another sheet', () => {
    const whole = pack([layout('A', 'a', 'land'), layout('B', 'a', 'guest')], {
      a: sheet('here1'),
      land: sheet('away2'),
      guest: sheet('away3'),
    });
    expect(slotsOf(fitPack(whole, here).pack?.layouts)).toEqual([['a'], ['a']]);
  });

  it('is none where nothing of it is here', () => {
    expect(fitPack(pack([layout('A', 'a')], { a: sheet('away1') }), here).pack).toBeNull();
  });

  it('deals a fixed run as far as it goes, from its first card', () => {
    const run = { ...sheet('here1', 'away1', 'here2'), kind: { type: 'printRun' as const, groupSize: 3 } };
    expect(fitPack(pack([layout('A', 'a')], { a: run }), here).pack?.sheets.a).toEqual({
      ...sheet('here1', 'here2'),
      kind: { type: 'printRun', groupSize: 2 },
    });
  });

  it('is left alone by an import that brings none of its cards, and by one that brings the pack', () => {
    const waiting = fitPack(pack([layout('A', 'a')], { a: sheet('here1', 'away1') }), here).pack;
    const packs = waiting ? [waiting] : [];
    expect(completedPacks(packs, { keys: new Set(['other']), own: new Set(), isKnown: here })).toEqual([]);
    expect(
      completedPacks(packs, { keys: new Set(['away1']), own: new Set(['pier']), isKnown: here }),
    ).toEqual([]);
    const [done] = completedPacks(packs, {
      keys: new Set(['away1']),
      own: new Set(),
      isKnown: () => true,
    });
    expect([done?.sheets.a?.cards?.length, done?.waiting]).toEqual([2, undefined]);
  });
});

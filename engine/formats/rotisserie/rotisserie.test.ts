import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { openDraft } from '#tests/support/engine/openDraft.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { packsOpened } from '../outline.ts';
import { rotisserie } from './rotisserie.ts';
import type { RotisserieMode, RotisserieState } from './rotisserie.types.ts';

const enough: RotisserieMode = { kind: 'singleton', cardsPerSeat: 4, lay: 'enough' };
const all: RotisserieMode = { kind: 'singleton', cardsPerSeat: 4, lay: 'all' };
const packs: RotisserieMode = { kind: 'packs', packsPerSeat: 1 };

const setupOf = (mode: RotisserieMode, seats = 3, pack = 'plain') =>
  ({
    catalogue: smallCatalogue,
    template: { format: 'rotisserie', pack, mode },
    seats,
    solo: false,
  }) as const;

const draftOf = (mode: RotisserieMode, seats = 3, pack = 'plain') =>
  openDraft(rotisserie, setupOf(mode, seats, pack), secretOf(7));

const facesOf = ({ cards, instances }: RotisserieState) => cards.map((id) => instances[id]!.card);

describe('a rotisserie draft', () => {
  it('1. lays out different cards, just as many as the seats take, chosen by chance', () => {
    const faces = facesOf(draftOf(enough).state);
    expect(new Set(faces).size).toBe(12);
    expect(facesOf(openDraft(rotisserie, setupOf(enough), secretOf(8)).state)).not.toEqual(faces);
  });

  it('1. lays out every card that the packs may hold, each once, when all are to lie there', () => {
    expect(facesOf(draftOf(all).state)).toEqual(smallCatalogue.cards.map((_, card) => card));
    expect(facesOf(draftOf(all, 3, 'single').state)).toEqual(
      smallCatalogue.cards.map((_, card) => card).slice(20),
    );
  });

  it('1. opens packs for every seat and lays out what they hold', () => {
    const draft = draftOf(packs, 4, 'cube');
    expect(draft.state.cards).toHaveLength(16);
    expect(new Set(facesOf(draft.state)).size).toBe(16);
  });

  it('2. goes to the left and back again, the last seat twice', () => {
    expect(draftOf(enough).seatsAsked(12)).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0]);
  });

  it('3. is over when every seat has its number of cards, and leaves the others on the table', () => {
    const draft = draftOf(all);
    draft.seatsAsked(12);
    expect(draft.state.phase).toBe('complete');
    expect(draft.state.seats.map(({ pool }) => pool.length)).toEqual([4, 4, 4]);
    const board = draft.view('watcher').board;
    expect(board).toMatchObject({ picks: 12, turnSeat: null, nextSeats: [] });
    expect(board.cards.length - board.taken.length).toBe(18);
  });

  it('3. is over when no card is left where packs were laid out, also when they do not part evenly', () => {
    const draft = draftOf(packs, 4, 'mixed');
    draft.seatsAsked(12);
    expect(draft.state.phase).toBe('complete');
    expect(draft.state.seats.map(({ pool }) => pool.length)).toEqual([3, 3, 3, 3]);
    const uneven = draftOf({ kind: 'packs', packsPerSeat: 1 }, 5, 'retail');
    expect(uneven.seatsAsked(35)).toHaveLength(35);
    expect(uneven.state.phase).toBe('complete');
  });

  it('4. shows everybody every card, and who took which in which order', () => {
    const draft = draftOf(enough);
    draft.takeCard(draft.state.cards[5]!);
    draft.takeCard(draft.state.cards[2]!);
    const board = draft.view('watcher').board;
    expect(board.taken).toEqual([
      [5, 0],
      [2, 1],
    ]);
    expect(board.nextSeats).toEqual([2, 1, 0]);
    expect(draft.view({ seat: 2 }).board).toEqual(board);
  });

  it('4. keeps the cards on the table the very same list from the first view to the last', () => {
    const draft = draftOf(enough);
    const { cards } = draft.view({ seat: 0 }).board;
    draft.seatsAsked(12);
    expect(draft.view('watcher').board.cards).toBe(cards);
  });

  it('5. calls every turn by the same name, so that a wish list stands while others choose', () => {
    const draft = draftOf(enough);
    expect(draft.turn(0)).toEqual({ turnId: 'table', turnNumber: 1, cards: 12, fullCards: 12 });
    draft.take(0);
    expect(draft.turn(1)).toEqual({ turnId: 'table', turnNumber: 2, cards: 11, fullCards: 12 });
  });

  it('5. takes the first card of the wish list that still lies there', () => {
    const draft = draftOf(enough);
    const [first, second, third] = draft.state.cards;
    draft.takeCard(first!);
    const hints = { reserved: [], reservedBurns: [], starred: [first!, third!, second!] };
    expect(draft.auto(hints)).toMatchObject({ by: 'starred', action: { cardInstanceIds: [third] } });
    expect(draft.auto({ ...hints, reserved: [second!] })).toMatchObject({ by: 'reserved' });
    expect(draft.auto({ ...hints, starred: [first!] }).by).toBe('bot');
  });

  it('refuses what is not one card on the table of the turn, and changes nothing', () => {
    const draft = draftOf(enough);
    const gone = draft.state.cards[0]!;
    draft.takeCard(gone);
    const before = draft.state;
    expect(draft.refusals({ card: before.cards[1]!, other: before.cards[2]!, hidden: gone })).toEqual({
      early: 'turnPassed',
      late: 'turnPassed',
      twoCards: 'wrongCount',
      noCard: 'wrongCount',
      burned: 'wrongCount',
      hidden: 'notYourCard',
      otherDecision: 'badAction',
    });
    expect(draft.state).toBe(before);
  });

  it('says before the start when there are too few different cards, or too few packs', () => {
    const shortage = (mode: RotisserieMode, seats: number, pack = 'plain') => {
      const setup = setupOf(mode, seats, pack);
      return capacityShortage(setup, packsOpened(setup.template, seats, setup.catalogue))?.sentence ?? null;
    };
    expect(shortage(enough, 7)).toBeNull();
    expect(shortage(enough, 8)).toBe('The table needs 32 different cards, the packs have 30.');
    expect(shortage({ kind: 'packs', packsPerSeat: 2 }, 3, 'shortCube')).toBe(
      'Balanced slot needs 24, has 20.',
    );
  });

  it('names what it opens, how long it is, and which tables are too large', () => {
    const { template } = setupOf(all);
    expect(rotisserie.packsOpened(template, 3, () => 6)).toEqual([{ pack: 'plain', printings: 12 }]);
    expect(rotisserie.packsOpened({ ...template, mode: packs }, 3, () => 6)).toEqual([
      { pack: 'plain', count: 3, round: 0 },
    ]);
    expect(rotisserie.outline(template, 3, () => 6)).toEqual({ rounds: 1, decisions: 4, cards: 4 });
    expect(rotisserie.outline({ ...template, mode: packs }, 3, () => 6)).toEqual({
      rounds: 1,
      decisions: 6,
      cards: 6,
    });
    expect(rotisserie.seatsProblem(template, 1)).toBe('A rotisserie draft needs at least two seats.');
    const long = { ...template, mode: { ...enough, cardsPerSeat: 63 } };
    expect(rotisserie.seatsProblem(long, 15)).toBeNull();
    expect(rotisserie.seatsProblem(long, 16)).toBe(
      '16 seats with 63 cards each need more than the 1000 cards that fit on the table.',
    );
  });

  it('reads templates of both kinds and no others', () => {
    const isRead = (mode: unknown) =>
      z.safeParse(rotisserie.template, { format: 'rotisserie', pack: 'cube', mode }).success;
    expect([enough, all, packs].map(isRead)).toEqual([true, true, true]);
    expect(
      [
        { kind: 'packs', packsPerSeat: 0 },
        { kind: 'singleton', cardsPerSeat: 101, lay: 'all' },
        { kind: 'singleton', cardsPerSeat: 4 },
        { kind: 'auction' },
        null,
      ].map(isRead),
    ).toEqual([false, false, false, false, false]);
  });
});

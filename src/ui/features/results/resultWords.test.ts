import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { bestCards, poolGroups, poolOf } from './pool/poolGroups.ts';
import { LOOK, playedDraft, recordOf, resultOf, tableOf } from './results.testkit.ts';
import {
  deckSentence,
  decksWords,
  directionWords,
  joined,
  packsWords,
  packWords,
  poolTitle,
  ruleSentence,
  secondsWords,
  shortHash,
  standingWords,
  tableLine,
  timeWords,
} from './resultWords.ts';
import { seatPlace } from './table/seatPlaces.ts';

beforeAll(() => loadMessages('results'));

const { template } = tableOf();
const { rounds } = template;
const seats = [0, 1, 2, 3].map((seat) => resultOf(seat));
const deck = (isSubmitted: boolean) => ({ name: 'Embers', isSubmitted, main: 6, submitted: null });

describe('the words of a table', () => {
  it('tell name, game, day and length', () => {
    expect(tableLine(tableOf())).toBe('Friday embers, Small game, 20 November, 24 minutes');
    expect(tableLine(tableOf({ finishedAtMs: Date.UTC(2026, 10, 20, 19, 0, 20) }))).toBe(
      'Friday embers, Small game, 20 November, under a minute',
    );
    expect(tableLine(tableOf({ finishedAtMs: Date.UTC(2026, 10, 23, 19, 0) }))).toBe(
      'Friday embers, Small game, 23 November, 3 days',
    );
  });

  it('tell the directions of the rounds, none where nothing is passed', () => {
    expect(directionWords(rounds)).toBe('left, right');
    expect(directionWords([{ ...rounds[0]!, steps: [{ do: 'pick', count: 1 }] }])).toBeNull();
  });

  it('tell seats and packs, each size where they differ', () => {
    expect(packsWords(4, template)).toBe('4 seats, 2 packs of 6');
    expect(packsWords(2, { ...template, rounds: [rounds[0]!] })).toBe('2 seats, 1 pack of 6');
    expect(packsWords(4, { ...template, rounds: [rounds[0]!, { ...rounds[0]!, cards: 15 }] })).toBe(
      '4 seats, packs of 6 and 15',
    );
  });

  it('tell what was opened where no packs go around', () => {
    const other = { ...template, format: 'winston', rounds: [] };
    expect(packsWords(2, other)).toBe('2 seats, 8 packs opened');
    expect(packsWords(2, { ...other, packs: [] })).toBe('2 seats');
    expect(directionWords([])).toBeNull();
  });

  it('tell the rule of the host', () => {
    const { settings } = tableOf();
    expect(ruleSentence(tableOf())).toBe('All seats are open to everyone who played.');
    expect(ruleSentence(tableOf({ settings: { ...settings, watchers: true } }))).toBe(
      'All seats are open to everyone who played or watched.',
    );
    expect(ruleSentence(tableOf({ settings: { ...settings, picksOpenTo: 'owners' } }))).toBe(
      'The host lets everyone see only their own picks.',
    );
    expect(ruleSentence(tableOf({ settings: { ...settings, picksOpenTo: 'closed' } }))).toBe(
      'All seats open when the table is closed: once every deck is in, or when the host closes it.',
    );
    expect(ruleSentence(tableOf({ isSolo: true }))).toBeNull();
  });

  it('tell that seats of an event’s table wait for the event', () => {
    const { settings } = tableOf();
    const event = { eventId: 'event-1', name: 'Cup', isOver: false };
    expect(
      ruleSentence(
        tableOf({ event, settings: { ...settings, picksOpenTo: 'closed', picksOpenAfterHours: 2 } }),
      ),
    ).toBe('All seats open when the event is closed.');
  });

  it('count the decks of members, never those of bots', () => {
    expect(decksWords(seats)).toBe('0 of 3 decks submitted');
    expect(decksWords(seats.map((seat) => ({ ...seat, deck: deck(true) })))).toBe('All 3 decks submitted');
    const [one, other] = seats.map((seat) => ({ ...seat, deck: deck(true) }));
    if (one && other) expect(decksWords([one, other])).toBe('Both decks submitted');
    expect(decksWords([resultOf(0), resultOf(3)])).toBeNull();
  });

  it('tell how far each seat is', () => {
    expect(standingWords(resultOf(0), true)).toBe('building deck');
    expect(standingWords({ ...resultOf(1), deck: deck(false) }, false)).toBe('building');
    expect(standingWords({ ...resultOf(1), deck: deck(true) }, false)).toBe('deck in');
    expect(standingWords(resultOf(3), false)).toBe('bot');
  });
});

describe('the words of the own pool', () => {
  it('name at most two lanes', () => {
    expect(poolTitle(45, LOOK, ['ember', 'tide', 'grove'])).toBe('45 cards, mostly Ember, Tide and Grove');
    expect(poolTitle(1, LOOK, ['ember'])).toBe('1 card, mostly Ember');
    expect(poolTitle(45, LOOK, [])).toBe('45 cards');
    expect(joined(['left', 'right', 'left'])).toBe('left, right and left');
  });

  it('say what the deck still needs', () => {
    expect(deckSentence(resultOf(0), LOOK, null)).toBe(
      'Decks need at least 8 cards. The rest stay in your pool.',
    );
    expect(deckSentence({ ...resultOf(0), deck: deck(false) }, LOOK, '1 of 3 decks submitted')).toBe(
      'Your deck “Embers” has 6 of 8 cards in Main deck. 1 of 3 decks submitted.',
    );
    expect(deckSentence({ ...resultOf(0), deck: deck(true) }, LOOK, null)).toBe(
      'Your deck “Embers” is submitted.',
    );
  });

  it('hold every taken card once, in columns with rising costs', () => {
    const { results } = playedDraft();
    const pool = poolOf(results.seats[0]!, results.faces);
    expect(pool.length).toBe(14);
    for (const order of ['lane', 'cost', 'rarity'] as const) {
      const groups = poolGroups(pool, LOOK, order);
      expect(groups.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual(
        pool.map(({ id }) => id).sort(),
      );
      for (const { cards } of groups) {
        const costs = cards.map(({ face }) => face.cost ?? 99);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }
    }
    expect(poolGroups(pool, LOOK, 'rarity')[0]?.title).toBe('Rare');
  });

  it('show rare cards of the own lanes first, no name twice', () => {
    const { results } = playedDraft();
    const pool = poolOf(results.seats[0]!, results.faces);
    const best = bestCards(pool, LOOK, ['ember', 'tide', 'grove'], 4);
    expect(best.map(({ face }) => face.rarity)[0]).toBe('rare');
    expect(new Set(best.map(({ face }) => face.name)).size).toBe(4);
  });
});

describe('the words of a pick', () => {
  it('tell who passed the pack and from which side', () => {
    const mine = { seat: 0, seats, isMine: true };
    expect(packWords(recordOf(2, 2, { from: 1 }), mine)).toBe('3 cards, from Kim on your left');
    expect(packWords(recordOf(1, 2, { from: 3 }), mine)).toBe('3 cards, from Rook on your right');
    expect(packWords(recordOf(1, 2, { from: 3 }), { seat: 2, seats, isMine: false })).toBe(
      '3 cards, from Rook on their left',
    );
    expect(packWords(recordOf(1, 1), mine)).toBe('3 cards, the pack you opened');
    expect(packWords(recordOf(1, 2, { from: 0 }), mine)).toBe('3 cards, still at the same seat');
    expect(packWords(recordOf(1, 2, { from: 1 }), { ...mine, seats: seats.slice(0, 2) })).toBe(
      '3 cards, from Kim',
    );
  });

  it('tell who decided and how long it took', () => {
    expect(timeWords(recordOf(1, 1, { seconds: 11 }))).toBe('taken in 11 s');
    expect(timeWords(recordOf(1, 1, { seconds: 0 }))).toBe('taken instantly');
    expect(timeWords(recordOf(1, 1, { seconds: 40, source: 'clock' }))).toBe('taken by the clock after 40 s');
    expect(timeWords(recordOf(1, 1, { source: 'bot' }))).toBe('taken by a bot');
    expect([59, 125, 7300].map(secondsWords)).toEqual(['59 s', '2:05', '2 h']);
  });

  it('shorten a fingerprint to its ends', () => {
    expect(shortHash(`8f3a${'0'.repeat(56)}07c2`)).toBe('8f3a…07c2');
  });
});

describe('the seats around the table', () => {
  it('stand with the reader at the bottom and the left neighbour to the left', () => {
    expect(seatPlace(0, 4)).toEqual({ x: 50, y: 92.5 });
    expect(seatPlace(1, 4)).toEqual({ x: 12.5, y: 50 });
    expect(seatPlace(3, 4)).toEqual({ x: 87.5, y: 50 });
  });
});

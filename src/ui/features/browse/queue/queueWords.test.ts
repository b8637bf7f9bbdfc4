import { describe, expect, it } from 'vitest';
import { foundTable, waitingPlace } from './queue.testkit.ts';
import { botsNowWords, countWords, foundWords, nextWords, queueTitle, thereWords } from './queueWords.ts';

describe('the words of the draft queue', () => {
  it('count who waits against the seats', () => {
    expect([countWords(1, 8), countWords(5, 8)]).toEqual(['1 of 8 waits', '5 of 8 wait']);
  });

  it('promise nothing but what the server does', () => {
    expect([
      nextWords(waitingPlace(), '4:12'),
      nextWords(waitingPlace({ waiting: 7 }), '0:03'),
      nextWords(waitingPlace({ bots: 'never', botsAtMs: null }), '0:00'),
    ]).toEqual([
      'The table forms when 5 more people sit down, or with bots in 4:12.',
      'The table forms when 1 more person sits down, or with bots in 0:03.',
      'The table forms when 5 more people sit down. Nobody can say how long that takes.',
    ]);
  });

  it('tell of bots now only where others are to be asked', () => {
    expect([
      botsNowWords(waitingPlace({ wantNow: 1 })),
      botsNowWords(waitingPlace({ waiting: 1, withBots: 1 })),
      botsNowWords(waitingPlace({ bots: 'never' })),
    ]).toEqual(['1 of 3 want to start with bots now. It needs all.', '', '']);
  });

  it('say who would sit at a table and who has answered', () => {
    expect([
      foundWords(foundTable()),
      foundWords(foundTable({ people: 1 })),
      thereWords({ people: 8, there: 3 }),
      thereWords({ people: 8, there: 8 }),
    ]).toEqual(['8 people, no bots', '1 person and 7 bots', '3 of 8 are here', 'Everybody is here']);
  });

  it('stand in the title of the tab while somebody waits', () => {
    expect([
      queueTitle(null),
      queueTitle({ kind: 'none' }),
      queueTitle(waitingPlace()),
      queueTitle(foundTable()),
      queueTitle(foundTable({ isThere: true })),
    ]).toEqual([null, null, '3 of 8 wait', '● A table was found', 'Waiting for the others']);
  });
});

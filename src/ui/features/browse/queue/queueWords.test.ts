import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { foundTable, waitingPlace } from './queue.testkit.ts';
import {
  botsNowWords,
  foundWords,
  nextWords,
  type QueueWords,
  queueTitle,
  thereWords,
} from './queueWords.ts';

let t: QueueWords;
beforeAll(async () => {
  await loadMessages('queue');
  t = messagesFor('en', 'queue');
});

describe('the words of the draft queue', () => {
  it('count who waits against the seats', () => {
    expect([1, 5].map((waiting) => t('count', { waiting, seats: 8 }))).toEqual([
      '1 of 8 waiting',
      '5 of 8 waiting',
    ]);
  });

  it('promise nothing but what the server does', () => {
    expect([
      nextWords(waitingPlace(), '4:12', t),
      nextWords(waitingPlace({ waiting: 7 }), '0:03', t),
      nextWords(waitingPlace({ bots: 'never', botsAtMs: null }), '0:00', t),
    ]).toEqual([
      'The draft starts when 5 more people join, or with bots in 4:12.',
      'The draft starts when 1 more person joins, or with bots in 0:03.',
      'The draft starts when 5 more people join. Nobody can say how long that takes.',
    ]);
  });

  it('tell of bots now only where others are to be asked', () => {
    expect([
      botsNowWords(waitingPlace({ wantNow: 1 }), t),
      botsNowWords(waitingPlace({ waiting: 1, withBots: 1 }), t),
      botsNowWords(waitingPlace({ bots: 'never' }), t),
    ]).toEqual(['1 of 3 want to start with bots now. Everyone has to agree.', '', '']);
  });

  it('say who would sit at a table and who has answered', () => {
    expect([
      foundWords(foundTable(), t),
      foundWords(foundTable({ people: 1 }), t),
      thereWords({ people: 8, there: 3 }, t),
      thereWords({ people: 8, there: 8 }, t),
    ]).toEqual(['8 people, no bots', '1 person and 7 bots', '3 of 8 are here', 'Everyone is here']);
  });

  it('stand in the title of the tab while somebody waits', () => {
    expect([
      queueTitle(null, t),
      queueTitle({ kind: 'none' }, t),
      queueTitle(waitingPlace(), t),
      queueTitle(foundTable(), t),
      queueTitle(foundTable({ isThere: true }), t),
    ]).toEqual([null, null, '3 of 8 waiting', '● A table was found', 'Waiting for the others']);
  });
});

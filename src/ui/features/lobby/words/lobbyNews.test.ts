import { beforeAll, expect, it } from 'vitest';
import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { newsWords } from './lobbyNews.ts';

beforeAll(() => loadMessages('lobby'));

const kim = { memberId: 'kim', name: 'Kim' };
const words = (events: readonly LobbyEvent[], myId = 'mara') =>
  newsWords(events, myId, messagesFor('en', 'lobby'));

it('says who sat down, left and got ready, in order', () => {
  const events: LobbyEvent[] = [
    { seq: 1, type: 'satDown', ...kim },
    { seq: 2, type: 'saidReady', ...kim, isReady: true },
    { seq: 3, type: 'saidReady', ...kim, isReady: false },
    { seq: 4, type: 'left', ...kim },
    { seq: 5, type: 'left', memberId: null, name: '' },
  ];
  expect(words(events)).toBe(
    'Kim sat down. Kim is ready. Kim is not ready. Kim left the table. Somebody left the table.',
  );
  expect(words(events, 'kim')).toBe('Somebody left the table.');
});

it('says who hosts now, and to the new host that it is them', () => {
  const event: LobbyEvent = { seq: 1, type: 'hostChanged', ...kim };
  expect([words([event]), words([event], 'kim')]).toEqual([
    'Kim hosts the table now.',
    'You host the table now.',
  ]);
});

it('says what was changed and why a start was called off', () => {
  const events: LobbyEvent[] = [
    { seq: 1, type: 'settingsChanged', words: 'Clock changed.' },
    { seq: 2, type: 'startAnnounced' },
    { seq: 3, type: 'startCalledOff', words: 'Kim left.' },
    { seq: 4, type: 'startCalledOff', words: null },
  ];
  expect(words(events)).toBe('Clock changed. The start was cancelled. Kim left. The start was cancelled.');
});

import { beforeAll, expect, it } from 'vitest';
import { translatorOf } from '#contract/messages/translator.ts';
import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import german from '../../../messages/de/lobby.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { loadWritten } from '../../../messages/written/writtenHere.ts';
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
    { seq: 1, type: 'settingsChanged', words: 'Clock, Time bank changed.', settings: ['clock', 'timeBank'] },
    { seq: 2, type: 'startAnnounced' },
    { seq: 3, type: 'startCalledOff', words: 'Kim left.' },
    { seq: 4, type: 'startCalledOff', words: null },
  ];
  expect(words(events)).toBe(
    'Clock and Time bank changed. Everyone’s ready was cleared. The start was cancelled. Kim left. The start was cancelled.',
  );
});

it('says the sentence of a server that does not name what changed', () => {
  const told: LobbyEvent = {
    seq: 1,
    type: 'settingsChanged',
    words: 'Moon changed. Get ready.',
    settings: ['moon'],
  };
  expect(words([told])).toBe('Moon changed. Get ready.');
});

it('names a setting once that two of its keys belong to', () => {
  const keys = ['picksOpenTo', 'picksOpenAfterHours'];
  expect(
    words([{ seq: 1, type: 'settingsChanged', words: 'Who sees the picks changed.', settings: keys }]),
  ).toBe('Pick visibility changed. Everyone’s ready was cleared.');
});

it('says it in the language of the page', async () => {
  await loadWritten('de');
  const events: LobbyEvent[] = [
    { seq: 1, type: 'settingsChanged', words: 'Clock changed.', settings: ['clock'] },
    {
      seq: 2,
      type: 'startCalledOff',
      words:
        'The host left, so the start was called off. No pack was dealt; a new seal was made for the next start.',
    },
  ];
  const said = newsWords(events, 'mara', translatorOf(german, 'de'));
  await loadWritten('en');
  const told = `Geändert: Uhr. ${german.readyCleared} Der Start wurde abgebrochen. Der Host ist gegangen, daher `;
  expect(said.slice(0, told.length)).toBe(told);
});

import { expect, it } from 'vitest';
import { homeLinkIn, stepsIn } from './homeLink.ts';

it.each([
  [{ join: ' KILN42 ' }, { kind: 'join', key: 'KILN42' }],
  [{ join: 123456 }, { kind: 'join', key: '123456' }],
  [
    { event: 'KILN42', poll: 'x' },
    { kind: 'event', key: 'KILN42' },
  ],
  [
    { result: 's.abc', seat: 2 },
    { kind: 'result', key: 's.abc' },
  ],
  [{ poll: 'abc' }, { kind: 'poll', key: 'abc' }],
  [{ join: '' }, null],
  [{ join: 'x'.repeat(65) }, null],
  [{ join: { toString: 'x' } }, null],
  [{ seat: 1 }, null],
])('the link in %j', (search, link) => {
  expect(homeLinkIn(search)).toEqual(link);
});

it('the steps of a replay are whole numbers from 1', () => {
  expect(stepsIn({ seat: 2, pack: 0, pick: 1.5, poll: 'x' })).toEqual({ seat: 2 });
  expect(stepsIn({ seat: '2', pack: 3, pick: 4 })).toEqual({ pack: 3, pick: 4 });
});

import { expect, it } from 'vitest';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Prepare } from '#contract/room/room.ts';
import { createReserveTeller } from './reserveTeller.ts';

const done: Reply<null> = { ok: true, value: null };
const reserving = (card: string): Prepare => ({
  draftId: 'd1',
  packId: 'pack',
  pickNumber: 3,
  reserved: [card],
  reservedBurns: [],
  starred: [],
});

/** A teller whose answers the test gives; what was sent is kept. */
function openTeller() {
  const sent: (readonly string[])[] = [];
  const answers: ((reply: Reply<null> | Error) => void)[] = [];
  const teller = createReserveTeller({
    send: ({ reserved }) => {
      sent.push(reserved);
      return new Promise((resolve, reject) =>
        answers.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply))),
      );
    },
    pause: () => Promise.resolve(),
  });
  const answer = async (reply: Reply<null> | Error) => {
    answers.shift()?.(reply);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { ...teller, sent, answer };
}

it('tells the newest choice last, whatever was chosen while the line was away', async () => {
  const { tell, sent, answer } = openTeller();
  for (const card of ['a', 'b', 'c']) tell(reserving(card));
  expect(sent).toEqual([['a']]);
  await answer(done);
  expect(sent).toEqual([['a'], ['c']]);
  await answer(done);
  tell(reserving('d'));
  expect(sent).toEqual([['a'], ['c'], ['d']]);
});

it.each([
  ['the table could not write', refused('storageAway')],
  ['the server restarts', refused('draining')],
])('tells it again when %s', async (_, reply) => {
  const { tell, sent, answer } = openTeller();
  tell(reserving('a'));
  await answer(reply);
  expect(sent).toEqual([['a'], ['a']]);
  tell(reserving('b'));
  await answer(reply);
  await answer(done);
  expect(sent).toEqual([['a'], ['a'], ['b']]);
});

it.each([
  ['refused', refused('packMovedOn')],
  ['broken off by the server', new Error('HubException')],
])('tells nothing again that was %s, and the next choice all the same', async (_, reply) => {
  const { tell, sent, answer } = openTeller();
  tell(reserving('a'));
  await answer(reply);
  expect(sent).toEqual([['a']]);
  tell(reserving('b'));
  expect(sent).toEqual([['a'], ['b']]);
});

it('tells nothing more once it is stopped', async () => {
  const { tell, stop, sent, answer } = openTeller();
  tell(reserving('a'));
  stop();
  await answer(refused('storageAway'));
  expect(sent).toEqual([['a']]);
});

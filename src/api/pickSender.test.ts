import { expect, it } from 'vitest';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { createPickSender } from './pickSender.ts';

const done: Reply<null> = { ok: true, value: null };
const pickOf = (card: string): TableCommand => ({
  type: 'pick',
  packId: 'pack',
  pickNumber: 3,
  cardInstanceIds: [card],
  burnIds: [],
  destination: 'main',
});

/** A table that answers with these, one after the other; a fault is a line that was lost. */
function tableThat(...answers: readonly (Reply<null> | Error)[]) {
  const ids: string[] = [];
  const { send, see } = createPickSender((commandId) => {
    const answer = answers[ids.length] ?? done;
    ids.push(commandId);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  see('pack:3');
  return { send, see, ids };
}

it.each([
  ['the table could not write', refused('storageAway')],
  ['the server restarts', refused('draining')],
  ['the line was lost', new Error('gone')],
])('sends the same pick as the same command when %s', async (_, answer) => {
  const { send, see, ids } = tableThat(answer);
  await send(pickOf('a')).catch(() => undefined);
  // Others have picked meanwhile: the view is a newer one of the same turn.
  see('pack:3');
  expect(await send(pickOf('a'))).toEqual(done);
  expect(ids[1]).toBe(ids[0]);
});

it.each([
  ['another card', refused('storageAway'), pickOf('b')],
  ['what was taken', done, pickOf('a')],
  ['what was refused for good', refused('packMovedOn'), pickOf('a')],
])('sends %s as a command of its own', async (_, answer, next) => {
  const { send, ids } = tableThat(answer);
  await send(pickOf('a'));
  await send(next);
  expect(ids[1]).not.toBe(ids[0]);
});

it('sends what was taken and taken back as a command of its own', async () => {
  const { send, see, ids } = tableThat(refused('storageAway'));
  await send(pickOf('a'));
  see('pack:4');
  see('pack:3');
  await send(pickOf('a'));
  expect(ids[1]).not.toBe(ids[0]);
});

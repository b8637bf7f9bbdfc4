import { expect, it } from 'vitest';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room.ts';
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
  const send = createPickSender((commandId) => {
    const answer = answers[ids.length] ?? done;
    ids.push(commandId);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { send, ids };
}

it.each([
  ['the table could not write', refused('storageAway')],
  ['the server restarts', refused('draining')],
  ['the line was lost', new Error('gone')],
])('sends the same pick as the same command when %s', async (_, answer) => {
  const { send, ids } = tableThat(answer);
  await send(pickOf('a'), 7).catch(() => undefined);
  expect(await send(pickOf('a'), 7)).toEqual(done);
  expect(ids[1]).toBe(ids[0]);
});

it.each([
  ['another card', refused('storageAway'), pickOf('b'), 7],
  ['what was taken', done, pickOf('a'), 7],
  ['what was refused for good', refused('packMovedOn'), pickOf('a'), 7],
  ['what was taken back meanwhile', refused('storageAway'), pickOf('a'), 9],
])('sends %s as a command of its own', async (_, answer, next, version) => {
  const { send, ids } = tableThat(answer);
  await send(pickOf('a'), 7);
  await send(next, version);
  expect(ids[1]).not.toBe(ids[0]);
});

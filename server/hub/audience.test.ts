import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letIn } from '#tests/harness/invited.ts';
import {
  gatherPeople,
  granted,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { type Audience, createAudience, type Line } from './audience.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** As many tables as one connection may look at. */
const MOST_TABLES = 8;

/** Nobody is at the other end. */
const lineOf = (id: string, memberId: string): Line => ({
  ...{ id, memberId },
  locale: 'en',
  language: null,
  send: () => {},
});

/** Tells a state of the draft that nobody but the audience can hold; gives what sees whether it is still held. */
async function toldAlone(audience: Audience, table: TestTable): Promise<WeakRef<object>> {
  const draft = { ...(await table.draft()) };
  audience.draftChanged(draft);
  return new WeakRef(draft);
}

/** Whether it outlives what is collected. A look at it holds it for the rest of the turn, so that a new one begins first. */
async function isHeld(told: WeakRef<object>): Promise<boolean> {
  await new Promise(setImmediate);
  collectGarbage();
  return told.deref() !== undefined;
}

describe('what is told to who looks at a table', () => {
  let steered: Steered;
  let audience: Audience;
  let isOver = false;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    audience = createAudience({
      db: steered.db,
      tables: steered.server().tables,
      needsSecondFactor: false,
      now: () => steered.clock.nowMs,
      onFault: (fault) => {
        // A look at a table that began before the end may find the database closed.
        if (!isOver) throw fault;
      },
    });
  });
  afterAll(async () => {
    isOver = true;
    await audience?.stop();
    await steered?.stop();
  });

  it.each<[string, (line: Line, table: TestTable) => Promise<void>]>([
    ['leaves it', async (line, { draftId }) => audience.leave(line, draftId)],
    ['is gone', async (line) => audience.gone(line.id)],
    [
      'looks at eight others, for which it gives way',
      async (line) => {
        const lobbies = Array.from({ length: MOST_TABLES }, () => gatherPeople(steered, 2, {}, 1));
        for (const { draftId } of await Promise.all(lobbies)) {
          await letIn(steered, { userId: line.memberId }, draftId);
          granted(await audience.open(line, draftId, null));
        }
      },
    ],
  ])('is held in memory until the last one %s', async (_words, goes) => {
    const table = await startTable(steered, 2, { clock: 'none' });
    const line = lineOf(`line to ${table.draftId}`, table.people[0]?.userId ?? '');
    granted(await audience.open(line, table.draftId, null));
    const told = await toldAlone(audience, table);
    expect([await isHeld(told), audience.isWatched(table.draftId)]).toEqual([true, true]);
    await goes(line, table);
    expect(audience.isWatched(table.draftId)).toBe(false);
    await soon(async () => !(await isHeld(told)), 'the draft is forgotten');
  });

  it('tells who loses the seat so in their language', async () => {
    const { draftId, people } = await gatherPeople(steered, 2, {}, 1);
    const memberId = people[0]?.userId ?? '';
    const heard: unknown[] = [];
    const line: Line = {
      ...lineOf('line of a German', memberId),
      locale: 'de',
      send: (...said) => heard.push(said),
    };
    granted(await audience.open(line, draftId, null));
    audience.memberRemoved(draftId, memberId);
    expect(heard).toEqual([
      ['removed', { draftId, message: 'Der Host hat dich von diesem Tisch entfernt.' }],
    ]);
  });
});

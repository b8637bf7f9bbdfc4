import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { QueueStanding, QueueView } from '#contract/queue.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { faultsTold } from '../testing/faultsTold.ts';
import {
  type DraftQueueActor,
  type DraftQueueEvent,
  draftQueueMachine,
  type QueueAsk,
  selectIsLost,
  selectIsSending,
  selectRefusal,
  selectStanding,
  selectTold,
} from './draftQueue.ts';

const kind = {
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: { slug: 'emberwake-draft', name: 'Three packs of 15' },
  seats: 8,
};
const none: QueueStanding = { kind: 'none' };
const waiting: QueueStanding = {
  ...kind,
  kind: 'waiting',
  waiting: 3,
  botsAtMs: 9000,
  sinceMs: 0,
  bots: 'afterWait',
  withBots: 3,
  wantNow: 0,
};
const found: QueueStanding = {
  ...kind,
  kind: 'found',
  matchId: 'm1',
  people: 8,
  there: 2,
  isThere: false,
  dueAtMs: 45_000,
};
const seated: QueueStanding = { kind: 'seated', draftId: 'd1', isBeingDrafted: false };
const sitDown = { type: 'sit.pressed', game: 'emberwake', template: 'emberwake-draft' } as const;

let running: DraftQueueActor | null = null;
afterEach(() => running?.stop());

/** The machine over a server in the test's hands. */
function windowAt(first: QueueStanding | null = none) {
  const asks: QueueAsk[] = [];
  const goneTo: string[] = [];
  let nowMs = 0;
  let answer: (reply: Reply<QueueView>) => void = () => {};
  let fail: (fault: unknown) => void = () => {};
  const queue = createActor(
    draftQueueMachine.provide({
      actors: {
        line: fromCallback<DraftQueueEvent>(() => () => {}),
        send: fromPromise<Reply<QueueView>, { ask: QueueAsk | null }>(({ input }) => {
          if (input.ask) asks.push(input.ask);
          return new Promise((resolve, reject) => {
            answer = resolve;
            fail = reject;
          });
        }),
      },
      actions: { goToTable: (_, { draftId }) => void goneTo.push(draftId) },
    }),
  ).start();
  running = queue;
  const viewOf = (mine: QueueStanding): QueueView => ({ mine, lines: [], nowMs });
  const tells = (mine: QueueStanding, toldAtMs = ++nowMs) =>
    queue.send({ type: 'queue.told', view: { mine, lines: [], nowMs: toldAtMs }, atMs: toldAtMs });
  /** Lets answered promises reach the machine; no time has to pass. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  if (first) tells(first);
  return {
    queue,
    asks,
    goneTo,
    tells,
    seen: () => ({
      standing: selectStanding(queue.getSnapshot())?.kind ?? null,
      told: selectTold(queue.getSnapshot()),
      refusal: selectRefusal(queue.getSnapshot()),
      isSending: selectIsSending(queue.getSnapshot()),
    }),
    async answers(reply: Reply<QueueView> | QueueStanding) {
      answer('ok' in reply ? reply : { ok: true, value: viewOf(reply) });
      await settled();
    },
    async fails() {
      fail(new Error('Away.'));
      await settled();
    },
  };
}

describe('a place in the draft queue', () => {
  it('is unknown until the server has told it', () => {
    expect(windowAt(null).seen()).toEqual({ standing: null, told: null, refusal: null, isSending: false });
  });

  it('is asked for once at a time, and goes to the table that this window said yes to', async () => {
    const { queue, asks, goneTo, tells, seen, answers } = windowAt();
    queue.send({ ...sitDown, bots: 'afterWait' });
    queue.send({ ...sitDown, bots: 'afterWait' });
    expect(seen().isSending).toBe(true);
    await answers(waiting);
    tells(waiting);
    tells(found);
    queue.send({ type: 'answer.pressed', isThere: true });
    await answers({ ...found, isThere: true });
    tells({ ...found, isThere: true, there: 8 });
    tells(seated);
    tells(seated);
    expect(asks).toEqual([
      { type: 'sit', asked: { game: 'emberwake', template: 'emberwake-draft', bots: 'afterWait' } },
      { type: 'answer', matchId: 'm1', isThere: true },
    ]);
    expect([goneTo, seen()]).toEqual([
      ['d1'],
      { standing: 'seated', told: null, refusal: null, isSending: false },
    ]);
  });

  it('goes to the table of bots that was asked for at once', async () => {
    const { queue, goneTo, tells, answers } = windowAt(waiting);
    queue.send({ ...sitDown, bots: 'now' });
    tells(seated);
    await answers(seated);
    expect(goneTo).toEqual(['d1']);
  });

  it('does not take a window to the table that another window said yes to', () => {
    const { goneTo, tells, seen } = windowAt(waiting);
    tells(found);
    tells({ ...found, isThere: true });
    tells(seated);
    tells(none);
    expect([goneTo, seen().standing]).toEqual([[], 'none']);
  });

  it('tells why it was lost, or kept though the table did not form', () => {
    const lost = windowAt(waiting);
    lost.tells(none);
    const missed = windowAt(found);
    missed.tells(none);
    const dissolved = windowAt(found);
    dissolved.tells(waiting);
    dissolved.tells({ ...waiting, waiting: 4 });
    expect([lost.seen().told, missed.seen().told, dissolved.seen().told]).toEqual([
      'absent',
      'missed',
      'dissolved',
    ]);
  });

  it('tells nothing of what the person did', async () => {
    const left = windowAt(waiting);
    left.queue.send({ type: 'leave.pressed' });
    left.tells(none);
    await left.answers(none);
    const declined = windowAt(found);
    declined.queue.send({ type: 'answer.pressed', isThere: false });
    declined.tells(none);
    await declined.answers(none);
    expect([left.seen(), declined.seen(), declined.asks]).toEqual([
      { standing: 'none', told: null, refusal: null, isSending: false },
      { standing: 'none', told: null, refusal: null, isSending: false },
      [{ type: 'answer', matchId: 'm1', isThere: false }],
    ]);
  });

  it('keeps its place when the server refuses or does not answer, and says so until the next press', async () => {
    const { queue, seen, answers, fails } = windowAt(found);
    queue.send({ type: 'answer.pressed', isThere: true });
    await answers(refused('tableGone'));
    expect(seen()).toEqual({
      standing: 'found',
      told: null,
      refusal: 'That table did not come together. Nothing was started.',
      isSending: false,
    });
    queue.send({ type: 'leave.pressed' });
    expect(seen().refusal).toBeNull();
    await fails();
    expect(seen().refusal).toBe('The table cannot write just now. Try again in a moment.');
  });

  it('takes nothing that is older than what it knows', () => {
    const { tells, seen } = windowAt(found);
    tells(waiting, 0);
    expect(seen().standing).toBe('found');
  });

  it('stays at a place until the server tells another', () => {
    const { queue, tells } = windowAt(null);
    const places = [none, waiting, found, seated, none].map((told) => {
      tells(told);
      return queue.getSnapshot().value.place;
    });
    expect(places).toEqual(['none', 'waiting', 'found', 'seated', 'none']);
  });

  it('goes to the table after its yes, also when it wishes for other company meanwhile', async () => {
    const { queue, goneTo, tells, answers } = windowAt(found);
    queue.send({ type: 'answer.pressed', isThere: true });
    await answers({ ...found, isThere: true });
    queue.send({ ...sitDown, bots: 'never' });
    await answers({ ...found, isThere: true });
    tells(seated);
    expect(goneTo).toEqual(['d1']);
  });

  it('goes nowhere after its no, whatever another window says', async () => {
    const { queue, goneTo, tells, answers } = windowAt(found);
    queue.send({ type: 'answer.pressed', isThere: false });
    await answers(waiting);
    tells(seated);
    expect(goneTo).toEqual([]);
  });

  it('hears at its table that the draft has begun', () => {
    const { queue, tells } = windowAt(seated);
    const begun: QueueStanding = { ...seated, isBeingDrafted: true };
    tells(begun);
    expect(selectStanding(queue.getSnapshot())).toEqual(begun);
  });

  it('knows that the line is lost until it is told something again', () => {
    const { queue, tells } = windowAt(waiting);
    queue.send({ type: 'line.dropped' });
    expect(selectIsLost(queue.getSnapshot())).toBe(true);
    tells(waiting);
    expect(selectIsLost(queue.getSnapshot())).toBe(false);
  });
});

describe('a draft queue without its ports', () => {
  const missing = (name: string) => new Error(`The draft queue was started without "${name}".`);
  const line = fromCallback<DraftQueueEvent>(() => () => {});

  it('says which one is missing', async () => {
    const faults: unknown[] = [];
    const starting = createActor(draftQueueMachine);
    starting.subscribe({ error: (fault) => faults.push(fault) });
    starting.start();

    const seating = createActor(
      draftQueueMachine.provide({
        actors: {
          line,
          send: fromPromise<Reply<QueueView>, { ask: QueueAsk | null }>(() => new Promise(() => {})),
        },
      }),
    );
    seating.subscribe({ error: (fault) => faults.push(fault) });
    seating.start().send({ ...sitDown, bots: 'now' });
    seating.send({ type: 'queue.told', view: { mine: seated, lines: [], nowMs: 1 }, atMs: 1 });
    expect(faults).toEqual([missing('line'), missing('goToTable')]);

    const told = faultsTold();
    const asking = createActor(draftQueueMachine.provide({ actors: { line } }), {
      inspect: told.inspect,
    }).start();
    asking.send({ ...sitDown, bots: 'afterWait' });
    const idle = await waitFor(asking, (snapshot) => !selectIsSending(snapshot));
    expect([told.faults, selectRefusal(idle)]).toEqual([
      [['xstate.error.actor.send', String(missing('send'))]],
      'The table cannot write just now. Try again in a moment.',
    ]);
    asking.stop();
  });
});

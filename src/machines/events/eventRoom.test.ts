import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { EventCommand } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { eventView, personNamed } from '../testing/eventViews.ts';
import { faultsTold } from '../testing/faultsTold.ts';
import {
  type EventRoomActor,
  type EventRoomEvent,
  eventRoomMachine,
  selectAbsence,
  selectCommand,
  selectEvent,
  selectIsEditing,
  selectIsLost,
  selectOffsetMs,
  selectRefusal,
} from './eventRoom.ts';

const openRound: EventCommand = { type: 'openRound' };
const seated = (version: number, ...more: Parameters<typeof personNamed>[]): EventView =>
  eventView({ version, phase: 'drafting', people: more.map((person) => personNamed(...person)) });

let running: EventRoomActor | null = null;
afterEach(() => running?.stop());

/** Ana's window over a server in the test's hands. */
function windowAt() {
  const sent: (EventCommand | null)[] = [];
  const goneTo: string[] = [];
  let answer: (reply: Reply<EventView>) => void = () => {};
  let fail: (fault: unknown) => void = () => {};
  const room = createActor(
    eventRoomMachine.provide({
      actors: {
        line: fromCallback<EventRoomEvent>(() => () => {}),
        send: fromPromise<Reply<EventView>, { command: EventCommand | null }>(({ input }) => {
          sent.push(input.command);
          return new Promise((resolve, reject) => {
            answer = resolve;
            fail = reject;
          });
        }),
      },
      actions: { goToTable: (_, { draftId }) => void goneTo.push(draftId) },
    }),
    { input: { myId: 'ana' } },
  ).start();
  running = room;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    room,
    sent,
    goneTo,
    tell: (view: EventView, atMs = 0) => room.send({ type: 'event.told', view, atMs }),
    press: () => room.send({ type: 'command.pressed', command: openRound }),
    answer: async (reply: Reply<EventView>) => {
      answer(reply);
      await settled();
    },
    fail: async () => {
      fail(new Error('The line is away.'));
      await settled();
    },
    stage: () => room.getSnapshot().value.stage,
    act: () => room.getSnapshot().value.act,
    seen: <T>(select: (snapshot: ReturnType<EventRoomActor['getSnapshot']>) => T) =>
      select(room.getSnapshot()),
  };
}

describe('an event as a window follows it', () => {
  it.each([
    ['gathering', 'gathering'],
    ['drafting', 'drafting'],
    ['playing', 'playing'],
    ['closed', 'over'],
  ] as const)('is %s when it is told so', (phase, stage) => {
    const { tell, stage: stageNow } = windowAt();
    expect(stageNow()).toBe('unknown');
    tell(eventView({ phase }));
    expect(stageNow()).toBe(stage);
    const later = windowAt();
    later.tell(eventView());
    later.tell(eventView({ phase, version: 2 }));
    expect(later.stage()).toBe(stage);
  });

  it('is never told backwards: neither by its version nor, in one version, by its clock', () => {
    const { tell, seen } = windowAt();
    tell(eventView({ version: 3, nowMs: 50 }));
    tell(eventView({ version: 2, nowMs: 90 }));
    tell(eventView({ version: 3, nowMs: 49 }));
    expect(seen(selectEvent)).toMatchObject({ version: 3, nowMs: 50 });
    tell(eventView({ version: 3, nowMs: 51 }));
    expect(seen(selectEvent)).toMatchObject({ version: 3, nowMs: 51 });
    tell(eventView({ version: 4, nowMs: 10 }));
    expect(seen(selectEvent)).toMatchObject({ version: 4, nowMs: 10 });
  });

  it('takes its player to the own table when the pods are seated, once, and nobody else', () => {
    const mine = windowAt();
    mine.tell(eventView());
    mine.tell(seated(2, ['Theo', { draftId: 'other' }], ['Ana', { draftId: 'mine' }]));
    mine.tell(seated(3, ['Theo', { draftId: 'other' }], ['Ana', { draftId: 'mine' }]));
    expect([mine.goneTo, mine.stage()]).toEqual([['mine'], 'drafting']);
    const watching = windowAt();
    watching.tell(eventView());
    watching.tell(seated(2, ['Theo', { draftId: 'other' }]));
    expect([watching.goneTo, watching.stage()]).toEqual([[], 'drafting']);
  });

  it('is absent from when it is not told any more until it is told again', () => {
    const { room, tell, seen } = windowAt();
    room.send({ type: 'event.notTold', message: 'There is no such event.' });
    expect(seen(selectAbsence)).toBe('There is no such event.');
    tell(eventView());
    expect([seen(selectAbsence), seen(({ context }) => context.message)]).toEqual([null, null]);
    room.send({ type: 'event.notTold', message: 'It is not open to you.' });
    expect([seen(selectAbsence), seen(selectEvent)]).toEqual(['It is not open to you.', null]);
    tell(eventView());
    expect(seen(selectAbsence)).toBeNull();
  });

  it('knows how far the server’s clock is before this one', () => {
    const { tell, seen } = windowAt();
    expect(seen(selectOffsetMs)).toBe(0);
    tell(eventView({ nowMs: 1500 }), 1200);
    expect(seen(selectOffsetMs)).toBe(300);
  });

  it('is shown as it was while the line is away', () => {
    const { room, tell, seen } = windowAt();
    tell(eventView());
    expect(seen(selectIsLost)).toBe(false);
    room.send({ type: 'line.dropped' });
    expect([seen(selectIsLost), seen(selectEvent)?.version]).toEqual([true, 1]);
    tell(eventView({ version: 2 }));
    expect(seen(selectIsLost)).toBe(false);
  });
});

describe('what a window asks of an event', () => {
  it('is sent one at a time and forgotten when it is granted', async () => {
    const { press, answer, sent, act, seen } = windowAt();
    press();
    press();
    expect([sent, act(), seen(selectCommand)]).toEqual([[openRound], 'sending', openRound]);
    await answer({ ok: true, value: eventView() });
    expect([act(), seen(selectCommand), seen(selectRefusal)]).toEqual(['idle', null, null]);
  });

  it('says why it was refused until that is dismissed or something else is asked', async () => {
    const { room, press, answer, act, seen } = windowAt();
    const words = 'A round is open.';
    const no = refused('roundIsOpen', words);
    press();
    await answer(no);
    expect([act(), seen(selectCommand), seen(selectRefusal)]).toEqual(['idle', null, words]);
    room.send({ type: 'refusal.dismissed' });
    expect(seen(selectRefusal)).toBeNull();
    press();
    await answer(no);
    press();
    expect(seen(selectRefusal)).toBeNull();
  });

  it('keeps the form of the settings open until they are taken, and says there why they were not', async () => {
    const { room, press, answer, fail, seen } = windowAt();
    room.send({ type: 'settings.opened' });
    press();
    room.send({ type: 'settings.closed' });
    await answer(refused('notAllowed', 'Not these.'));
    expect([seen(selectIsEditing), seen(selectRefusal)]).toEqual([true, 'Not these.']);
    press();
    expect([seen(selectIsEditing), seen(selectRefusal)]).toEqual([true, null]);
    await fail();
    expect(seen(selectIsEditing)).toBe(true);
    press();
    await answer({ ok: true, value: eventView() });
    expect([seen(selectIsEditing), seen(selectRefusal)]).toEqual([false, null]);
  });

  it('forgets a refusal when the form of the settings is opened or closed', async () => {
    const { room, press, answer, seen } = windowAt();
    const no = refused('roundIsOpen', 'A round is open.');
    press();
    await answer(no);
    room.send({ type: 'settings.opened' });
    expect([seen(selectIsEditing), seen(selectRefusal)]).toEqual([true, null]);
    press();
    await answer(no);
    room.send({ type: 'settings.closed' });
    expect([seen(selectIsEditing), seen(selectRefusal)]).toEqual([false, null]);
  });

  it('says that nobody answered', async () => {
    const { press, fail, act, seen } = windowAt();
    press();
    await fail();
    expect([act(), seen(selectCommand), seen(selectRefusal)]).toEqual([
      'idle',
      null,
      'The event can’t be reached right now. Try again in a moment.',
    ]);
  });

  it('says what was not provided', async () => {
    const { faults, inspect } = faultsTold();
    const room = createActor(
      eventRoomMachine.provide({ actors: { line: fromCallback<EventRoomEvent>(() => () => {}) } }),
      { input: { myId: 'ana' }, inspect },
    ).start();
    room.send({ type: 'command.pressed', command: openRound });
    await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual([['xstate.error.actor.send', 'Error: The event room needs "send".']]);
    room.stop();
  });

  it('does not begin without its line, and takes nobody to a table without a way there', () => {
    const missing: unknown[] = [];
    const starting = createActor(eventRoomMachine, { input: { myId: 'ana' } });
    starting.subscribe({ error: (fault) => missing.push(fault) });
    starting.start();
    const seating = createActor(
      eventRoomMachine.provide({ actors: { line: fromCallback<EventRoomEvent>(() => () => {}) } }),
      { input: { myId: 'ana' } },
    );
    seating.subscribe({ error: (fault) => missing.push(fault) });
    seating.start().send({ type: 'event.told', view: eventView(), atMs: 0 });
    seating.send({ type: 'event.told', view: seated(2, ['Ana', { draftId: 'mine' }]), atMs: 1 });
    expect(missing.map(String)).toEqual(
      ['line', 'goToTable'].map((name) => `Error: The event room needs "${name}".`),
    );
  });
});

import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type { OpenedTable, PooledCardView, RoomChange, RoomView } from '#contract/room/room.ts';
import { opened, packOf } from '../testing/roomViews.ts';
import { draftRoomMachine } from './draftRoom.ts';
import type { DraftRoomContext, DraftRoomEvent, Picking } from './draftRoomFacts.ts';
import { selectLineState, selectSeatState } from './draftRoomSelectors.ts';

/** A room with a hub and a server that the test plays. */
export function play() {
  const clock = new SimulatedClock();
  const sent: Picking[] = [];
  const told: (readonly string[])[] = [];
  const starsTold: (readonly string[])[] = [];
  const missed: (readonly PooledCardView[])[] = [];
  let asked = 0;
  let answer: (reply: Reply<null>) => void = () => {};
  let fail: (fault: Error) => void = () => {};
  const machine = draftRoomMachine.provide({
    actors: {
      hub: fromCallback(() => {}),
      sendPick: fromPromise(({ input }) => {
        if (input.picking) sent.push(input.picking);
        return new Promise<Reply<null>>((resolve, reject) => {
          answer = resolve;
          fail = reject;
        });
      }),
    },
    actions: {
      askForView: () => {
        asked += 1;
      },
      tellReserved: ({ context }: { context: DraftRoomContext }) => {
        told.push(context.chosen);
        starsTold.push(context.starred);
      },
    },
  });
  const actor = createActor(machine, { input: { draftId: 'd1' }, clock }).start();
  actor.on('picks.missed', ({ cards }) => missed.push(cards));
  const send = (event: DraftRoomEvent) => actor.send(event);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    clock,
    sent,
    told,
    starsTold,
    missed,
    send,
    asked: () => asked,
    open: (room: RoomView | null, news: OpenedTable['news'] = null, atMs = 1000) =>
      send({ type: 'hub.opened', opened: opened(room, news), atMs }),
    change: (change: RoomChange, atMs = 1000) => send({ type: 'hub.roomChanged', change, atMs }),
    choose: (id: string, by: 'pointer' | 'key' = 'key', atMs = 1000) =>
      send({ type: 'card.chosen', id, by, atMs }),
    confirm: (id?: string, by: 'pointer' | 'key' = 'key', atMs = 1000) =>
      send({ type: 'pick.confirmed', destination: 'main', by, atMs, id }),
    async answer(reply: Reply<null>) {
      answer(reply);
      await settle();
    },
    async fail() {
      fail(new Error('gone'));
      await settle();
    },
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    seat: () => selectSeatState(actor.getSnapshot()),
    line: () => selectLineState(actor.getSnapshot()),
  };
}

export const done: Reply<null> = { ok: true, value: null };
export const THREE = packOf('p1', 1, ['a', 'b', 'c']);
export const TWO = packOf('p2', 2, ['d', 'e']);

import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CURTAIN_MS, OverlayOver, selectOverlayState, selectShown, streamOverlay } from './streamOverlay.ts';

interface View {
  readonly stage: string;
  readonly pick: number;
}
const drafting: View = { stage: 'drafting', pick: 3 };
const over: View = { stage: 'over', pick: 15 };

/** The machine over a line that answers one try after the other. */
function openOverlay(...answers: readonly (View | Error)[]) {
  const clock = new SimulatedClock();
  let tries = 0;
  const machine = streamOverlay<View>().provide({
    actors: {
      connect: fromPromise(async () => {
        const answer = answers[tries] ?? new Error('away');
        tries += 1;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    delays: { retry: 500 },
  });
  const actor = createActor(machine, { clock }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    send: actor.send,
    settled,
    async wait(ms: number) {
      clock.increment(ms);
      await settled();
    },
    shown: () => [selectOverlayState(actor.getSnapshot()), selectShown(actor.getSnapshot())],
    tries: () => tries,
  };
}

describe('a stream overlay', () => {
  it('shows what it is told last', async () => {
    const overlay = openOverlay(drafting);
    expect(overlay.shown()).toEqual(['connecting', null]);
    await overlay.settled();
    expect(overlay.shown()).toEqual(['showing', drafting]);
    overlay.send({ type: 'view.told', view: { ...drafting, pick: 4 } });
    expect(overlay.shown()).toEqual(['showing', { ...drafting, pick: 4 }]);
  });

  it('keeps what it shows while the line is away, and tries again until it is back', async () => {
    const overlay = openOverlay(drafting, new Error('away'), over);
    await overlay.settled();
    overlay.send({ type: 'line.lost' });
    expect(overlay.shown()).toEqual(['lost', drafting]);
    await overlay.wait(500);
    expect([overlay.shown(), overlay.tries()]).toEqual([['lost', drafting], 2]);
    await overlay.wait(500);
    expect(overlay.shown()).toEqual(['showing', over]);
  });

  it('shows nothing, and tries no more, where its key opens nothing', async () => {
    const overlay = openOverlay(new OverlayOver());
    await overlay.settled();
    await overlay.wait(60_000);
    expect([overlay.shown(), overlay.tries()]).toEqual([['ended', null], 1]);
  });

  it('is empty at once when its key ends during the draft', async () => {
    const overlay = openOverlay(drafting);
    await overlay.settled();
    overlay.send({ type: 'overlay.ended' });
    expect(overlay.shown()).toEqual(['ended', null]);
  });

  it('shows the end of the draft for a while', async () => {
    const overlay = openOverlay(over);
    await overlay.settled();
    overlay.send({ type: 'overlay.ended' });
    await overlay.wait(CURTAIN_MS - 1);
    expect(overlay.shown()).toEqual(['closing', over]);
    await overlay.wait(1);
    expect(overlay.shown()).toEqual(['ended', null]);
  });

  it('shows it also when the line was away as the key ended', async () => {
    const overlay = openOverlay(over, new OverlayOver());
    await overlay.settled();
    overlay.send({ type: 'line.lost' });
    await overlay.wait(500);
    expect(overlay.shown()).toEqual(['closing', over]);
  });
});

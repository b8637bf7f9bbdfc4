import { legalIn } from '#engine/core/frame.ts';
import { stuckWords } from '#tests/support/engine/play.ts';
import type { Law } from './law.ts';

/** Each card of the draft lies in exactly one place, in every state. */
export const conserved: Law = function* ({ oracle, play }) {
  const [dealt] = play.states;
  if (!dealt) return;
  const all = Object.keys(dealt.instances).sort().join();
  for (const [index, state] of play.states.entries()) {
    if (state.instances !== dealt.instances && Object.keys(state.instances).sort().join() !== all)
      yield `After ${index} actions the draft has other cards than were dealt.`;
    const lie = [...oracle.whereCardsLie(state)].sort();
    if (lie.join() === all) continue;
    const twice = lie.filter((id, place) => id === lie[place + 1]);
    const lost = Object.keys(dealt.instances).filter((id) => !lie.includes(id));
    yield `After ${index} actions lost: ${lost.join(' ') || 'none'}; doubled: ${twice.join(' ') || 'none'}.`;
    return;
  }
};

/** Whoever plays legally comes to the end, and then nothing is left to do. */
export const ends: Law = function* ({ format, setup, play }) {
  if (play.stuck) {
    if (play.stuck.why !== 'refused') yield stuckWords(play.stuck);
    return;
  }
  const last = play.states.at(-1);
  if (last?.phase !== 'complete') yield 'The last state is not complete.';
  for (let seat = 0; last && seat < setup.seats; seat += 1) {
    const { ask, movable, others } = legalIn(format, setup, last, seat);
    if (ask || movable.length > 0 || others.length > 0) yield `Seat ${seat} may still do something.`;
  }
};

import { describe, expect, it } from 'vitest';
import { withChange } from '#contract/roomChange.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { viewFor } from '#engine/draft.ts';
import { classic } from '#engine/formats/booster/named.ts';
import type { Template } from '#engine/formats/registry.ts';
import { isOfOthersAlone, roomChangeOf, roomViewOf, type Sent } from './roomView.ts';
import { decided, runningDraft } from './runningDraft.testkit.ts';
import { NO_HINTS } from './runningDraft.ts';

const SEATS = 4;
const WATCHER = null;
const TWO_ROUNDS: Template = {
  format: 'booster',
  rounds: [
    { pack: 'plain', ...classic('left') },
    { pack: 'plain', ...classic('right') },
  ],
};

/** Plays a draft to its end, each asked seat in turn; tells of every viewer after every decision. */
function played(
  template: Template,
  seats: number,
  see: (told: { isQuiet: boolean; isConcerned: boolean }) => void,
) {
  let draft = runningDraft(template, seats);
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const viewers = [...places, WATCHER];
  const sent: Sent[] = viewers.map((seat) => roomViewOf(draft, seat, 0));
  const viewAt = (seat: number) => viewFor(draft.setup, draft.state, { seat });
  for (let turn = 0; draft.state.phase !== 'complete'; turn++) {
    const asked = places.map((seat) => (seat + turn) % seats).find((seat) => viewAt(seat).ask);
    if (asked === undefined) throw new Error('Nobody is asked.');
    const { action } = autoAction(draft.setup, viewAt(asked), NO_HINTS);
    draft = decided(draft, asked, action, turn * 1000);
    for (const [place, before] of sent.entries()) {
      const isQuiet = isOfOthersAlone(draft, before);
      const changed = roomChangeOf(draft, before, turn * 1000);
      if (changed === null) throw new Error('What happened is known.');
      const { sent: after, isOfOthers } = changed;
      see({ isQuiet, isConcerned: !isOfOthers });
      sent[place] = after;
    }
  }
}

describe('the table log of a browser', () => {
  it('tells of a pick that was taken back', () => {
    const fresh = runningDraft(TWO_ROUNDS, SEATS);
    const solo = { ...fresh, setup: { ...fresh.setup, solo: true } };
    const { action } = autoAction(solo.setup, viewFor(solo.setup, solo.state, { seat: 0 }), NO_HINTS);
    const picked = decided(solo, 0, action, 1000);
    const sent = roomViewOf(picked, 0, 1000);
    const back = decided(picked, 0, { type: 'takeBack', seat: 0 }, 2000);
    const changed = roomChangeOf(back, sent, 2000);
    const told =
      changed && withChange(sent.view, changed.change)?.room.log.map(({ what, seat }) => ({ what, seat }));
    expect(told).toContainEqual({ what: 'tookBack', seat: 0 });
  });
});

describe('what others hold and have taken', () => {
  it('is told apart from what concerns a person, and never hides that, in a whole booster draft', () => {
    let [quiet, hidden, loud] = [0, 0, 0];
    played(TWO_ROUNDS, SEATS, ({ isQuiet, isConcerned }) => {
      if (isQuiet) quiet += 1;
      else if (!isConcerned) loud += 1;
      if (isQuiet && isConcerned) hidden += 1;
    });
    expect(hidden).toBe(0);
    // Who has a further pack put behind the one in hand is asked about in vain.
    expect(quiet).toBeGreaterThan(100);
    expect(loud).toBeLessThan(quiet / 5);
  });

  it('is never told apart where everybody sees one board', () => {
    let quiet = 0;
    played({ format: 'winston', pack: 'plain', piles: 3, packs: 6 }, 2, ({ isQuiet }) => {
      if (isQuiet) quiet += 1;
    });
    expect(quiet).toBe(0);
  });
});

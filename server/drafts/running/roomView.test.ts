import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import { withChange } from '#contract/room/roomChange.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { apply, viewFor } from '#engine/draft.ts';
import { classic } from '#engine/formats/booster/named.ts';
import { type FormatName, formats, type Template } from '#engine/formats/registry.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { withRow } from './recentEvents.ts';
import { isOfOthersAlone, roomChangeOf, roomViewOf, type Sent } from './roomView.ts';
import { decided, runningDraft } from './runningDraft.testkit.ts';
import { NO_HINTS, type RunningDraft } from './runningDraft.ts';

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

/** A whole draft of a format, with pauses, bots, moves and steps taken back, as one process holds it row by row. */
function everyVersion(name: FormatName, seed: number): readonly RunningDraft[] {
  const below = belowFrom(seed);
  const setup = { ...oracleOf(name).someSetup(smallCatalogue, below), solo: seed % 2 === 0 };
  const base = runningDraft(TWO_ROUNDS, setup.seats);
  const { states, actions } = playOut(setup, secretOf(seed), below);
  let recent: RunningDraft['recent'] = [];
  return states.map((state, version) => {
    const [before, action] = [states[version - 1], actions[version - 1]];
    const applied = before && action ? apply(setup, before, action) : null;
    if (applied?.ok) recent = withRow(recent, { version, atMs: 0, events: applied.events, pause: null });
    return { ...base, setup, state, version, recent };
  });
}

/** What a view tells of the draft itself; the log is made on the way, and faces are kept. */
const boardOf = ({ faces: _, log: __, nowMs: ___, ...view }: RoomView) => view;

describe.each(Object.keys(formats) as FormatName[])('a view of %s that is kept up by changes', (name) => {
  it.each([1, 2, 3, 4])('is the server’s own view, however many rows a change is about (%i)', (seed) => {
    const versions = everyVersion(name, seed);
    const below = belowFrom(seed);
    for (const seat of [0, versions[0]?.setup.seats === 1 ? null : 1, null]) {
      const [first] = versions;
      if (!first) throw new Error('A draft has a first state.');
      let sent = roomViewOf(first, seat, 0);
      let here = sent.view;
      for (const draft of versions.slice(1)) {
        if (below(6) > 0 && draft.state.phase !== 'complete') continue;
        const changed = roomChangeOf(draft, sent, 0);
        const after = changed && withChange(here, JSON.parse(JSON.stringify(changed.change)));
        if (!changed || !after) throw new Error('The change does not fit.');
        expect(boardOf(after.room)).toEqual(boardOf(roomViewOf(draft, seat, 0).view));
        here = after.room;
        sent = changed.sent;
      }
    }
  });
});

it('a view keeps the right count where one change tells of a pick, its taking back and another pick', () => {
  const fresh = runningDraft(TWO_ROUNDS, SEATS);
  const solo = { ...fresh, setup: { ...fresh.setup, solo: true } };
  const sent = roomViewOf(solo, 1, 0);
  const { action } = autoAction(solo.setup, viewFor(solo.setup, solo.state, { seat: 0 }), NO_HINTS);
  const steps = [action, { type: 'takeBack', seat: 0 } as const, action];
  const draft = steps.reduce((now, step) => decided(now, 0, step, 0), solo);
  const changed = roomChangeOf(draft, sent, 0);
  const after = changed && withChange(sent.view, changed.change);
  expect(after?.room.seats).toEqual(roomViewOf(draft, 1, 0).view.seats);
});

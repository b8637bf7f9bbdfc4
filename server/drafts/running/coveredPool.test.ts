import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import { withChange } from '#contract/room/roomChange.ts';
import { apply, isInReview, openCards, viewFor } from '#engine/draft.ts';
import type { Template } from '#engine/formats/registry.ts';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import { legalDecision, playOut } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { hintFor } from './hint.ts';
import { roomChangeOf, roomViewOf } from './roomView.ts';
import { decided, runningDraft } from './runningDraft.testkit.ts';
import type { RunningDraft } from './runningDraft.ts';

const OPEN_FORMATS = new Set<FormatName>(['sealed', 'teamSealed']);
const formatNames = (Object.keys(formats) as FormatName[]).filter((name) => !OPEN_FORMATS.has(name));

interface Played {
  readonly states: readonly RunningDraft[];
  /** The seat that ends with the most cards. */
  readonly seat: number;
}

/** A draft of this format whose host covers pools, in each of its states. */
function playCovered(format: FormatName): Played {
  const below = belowFrom(11);
  const setup = { ...oracleOf(format).someSetup(smallCatalogue, below), solo: false };
  const base = runningDraft(oracleOf('booster').someSetup(smallCatalogue, below).template, setup.seats);
  const settings = { ...base.settings, hidesPool: true, reviewSeconds: 60 };
  const { states, actions } = playOut(setup, secretOf(7), below, true);
  const pools = states.at(-1)?.seats.map(({ pool }) => pool.length) ?? [];
  let recent: RunningDraft['recent'] = [];
  return {
    states: states.map((state, version) => {
      const [before, action] = [states[version - 1], actions[version - 1]];
      const applied = before && action ? apply(setup, before, action) : null;
      if (applied?.ok) recent = [...recent, { version, atMs: 0, events: applied.events, pause: null }];
      return { ...base, settings, setup, state, version, recent };
    }),
    seat: pools.indexOf(Math.max(...pools)),
  };
}

/** While packs go round; there is no review in these drafts. */
const isCovered = ({ state }: RunningDraft) => state.phase !== 'complete';

/** Cards whose faces the seat may be sent because they lie in front of it. */
const openTo = ({ setup, state }: RunningDraft, seat: number) =>
  new Set(openCards(setup, viewFor(setup, state, { seat })).map(({ card }) => card));

const pooledIn = ({ state }: RunningDraft, seat: number) => state.seats[seat]?.pool.map(({ id }) => id) ?? [];

describe('a pool that the host covers', () => {
  it.each(formatNames)('%s: is not in the view of its own player before the last pick [H18]', (format) => {
    const { states, seat } = playCovered(format);
    const covered = states.filter(isCovered);
    const withCards = covered.filter((draft) => pooledIn(draft, seat).length > 0);
    for (const draft of covered) {
      const { view } = roomViewOf(draft, seat, 0);
      expect(view.pool).toEqual([]);
      const open = openTo(draft, seat);
      expect(Object.keys(view.faces).filter((card) => !open.has(Number(card)))).toEqual([]);
    }
    // In an auction of one round everything is won at its end.
    if (format !== 'silentAuction') expect(withCards.length).toBeGreaterThan(0);
    const end = states.at(-1);
    expect(end && roomViewOf(end, seat, 0).view.pool.map(({ id }) => id)).toEqual(end && pooledIn(end, seat));
  });

  it.each(formatNames)('%s: is in no difference either, and comes whole once it is open', (format) => {
    const { states, seat } = playCovered(format);
    const [first] = states;
    if (!first) throw new Error('A draft has a first state.');
    let sent = roomViewOf(first, seat, 0);
    let here: RoomView = sent.view;
    for (const draft of states.slice(1)) {
      const changed = roomChangeOf(draft, sent, 0);
      if (changed === null) throw new Error('What happened is known.');
      const { change, sent: next } = changed;
      if (isCovered(draft)) expect([change.pooled, change.set?.pool ?? []]).toEqual([undefined, []]);
      const after = withChange(here, change)?.room;
      if (!after) throw new Error('The change does not fit.');
      expect(after.pool).toEqual(roomViewOf(draft, seat, 0).view.pool);
      // What was covered was not taken just now: the log of the table would say so.
      if (sent.view.seats[seat]?.poolSize && !isCovered(draft)) expect(change.pooled).toBeUndefined();
      here = after;
      sent = next;
    }
    expect(here.pool.length).toBeGreaterThan(0);
  });

  it('is in no hint: a hint is the same whatever the player took before [H18]', () => {
    const { states, seat } = playCovered('booster');
    const draft = states.find(
      (now) =>
        isCovered(now) &&
        pooledIn(now, seat).length > 2 &&
        viewFor(now.setup, now.state, { seat }).pack !== null,
    );
    if (draft?.state.format !== 'booster') throw new Error('Somebody holds a pack.');
    const { state } = draft;
    const seats = draft.seats.map((meta, at) => ({ ...meta, memberId: `m${at}` }));
    const bare = {
      ...state,
      seats: state.seats.map((own, at) => (at === seat ? { ...own, pool: [] } : own)),
    };
    const hint = hintFor({ ...draft, seats }, `m${seat}`);
    expect(hint.ok).toBe(true);
    expect(hint).toEqual(hintFor({ ...draft, seats, state: bare }, `m${seat}`));
  });

  it('lies open in the review between two packs, and is covered again after it', () => {
    const below = belowFrom(3);
    const setup = oracleOf('booster').someSetup(smallCatalogue, below);
    if (setup.template.format !== 'booster') throw new Error('It is a booster draft.');
    const [round] = setup.template.rounds;
    if (!round) throw new Error('It has a round.');
    const template: Template = { ...setup.template, rounds: [round, round], hasReview: true };
    let draft = runningDraft(template, setup.seats);
    draft = { ...draft, settings: { ...draft.settings, hidesPool: true, reviewSeconds: 60 } };
    const shown: [boolean, number][] = [];
    while (draft.state.phase !== 'complete') {
      const { state } = draft;
      const action = firstDecision(draft, below);
      draft = decided(draft, action?.seat ?? 0, action ?? { type: 'nextRound' }, 0);
      if (!action || isInReview(draft.setup, draft.state) || state.round !== draft.state.round)
        shown.push([isInReview(draft.setup, draft.state), roomViewOf(draft, 0, 0).view.pool.length]);
    }
    const inAll = roomViewOf(draft, 0, 0).view.pool.length;
    expect(inAll).toBeGreaterThan(0);
    const [inReview, afterIt] = shown;
    expect([inReview?.[0], (inReview?.[1] ?? 0) > 0, afterIt]).toEqual([true, true, [false, 0]]);
  });
});

function firstDecision(draft: RunningDraft, below: (n: number) => number) {
  for (let seat = 0; seat < draft.setup.seats; seat++) {
    const action = legalDecision(draft.setup, draft.state, seat, below);
    if (action) return action;
  }
  return null;
}

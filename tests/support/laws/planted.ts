import type { DecisionAction } from '#engine/core/actions.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { FormatEvent } from '#engine/core/events.ts';
import type { AnyFormat } from '#engine/formats/formatOf.ts';
import type { DraftState, FormatName } from '#engine/formats/registry.ts';
import type { LawName } from './laws.ts';

/** A mistake put into a format from outside, and the law that has to notice it. */
export interface Planted {
  readonly mistake: string;
  readonly law: LawName;
  readonly into: (format: AnyFormat) => AnyFormat;
  /** Absent: in every format. */
  readonly isPossible?: (format: FormatName) => boolean;
}

const afterDecisions = (format: AnyFormat, change: (state: DraftState) => DraftState): AnyFormat => ({
  ...format,
  decide: (setup, state, action) => {
    const decided = format.decide(setup, state, action);
    return decided.ok ? { ...decided, state: change(decided.state) } : decided;
  },
});

/** The state with the pool of the first seat that has one changed. */
function withPool(
  state: DraftState,
  change: (pool: DraftState['seats'][number]['pool']) => DraftState['seats'][number]['pool'],
): DraftState {
  const at = state.seats.findIndex(({ pool }) => pool.length > 0);
  const seats = state.seats.map((seat, index) =>
    index === at ? { ...seat, pool: change(seat.pool) } : seat,
  );
  return Object.assign({}, state, { seats });
}

type AnySetup = Parameters<AnyFormat['viewFor']>[0];

/** A card that the seat sees nowhere; undefined where it sees them all. */
function hiddenFrom(format: AnyFormat, setup: AnySetup, state: DraftState, seat: number | null) {
  const view = format.viewFor(setup, state, seat);
  const pool = seat === null ? [] : (state.seats[seat]?.pool ?? []);
  const seen = JSON.stringify([view, pool, seat === null ? null : format.askOf(setup, state, seat)]);
  return Object.keys(state.instances)
    .map(instanceId)
    .find((id) => !seen.includes(id));
}

const leaking = (format: AnyFormat, leakOf: (state: DraftState, hidden: string) => unknown): AnyFormat => ({
  ...format,
  viewFor: (setup, state, seat) => {
    const view = format.viewFor(setup, state, seat);
    const hidden = hiddenFrom(format, setup, state, seat);
    return hidden === undefined ? view : Object.assign({ leaked: leakOf(state, hidden) }, view);
  },
});

const withEvents = (
  format: AnyFormat,
  change: (
    events: readonly FormatEvent[],
    at: { readonly setup: AnySetup; readonly state: DraftState; readonly seat: number },
  ) => readonly FormatEvent[],
): AnyFormat => ({
  ...format,
  decide: (setup, state, action) => {
    const decided = format.decide(setup, state, action);
    if (!decided.ok) return decided;
    const at = { setup, state: decided.state, seat: action.seat };
    return { ...decided, events: change(decided.events, at) };
  },
});

const weight = (action: DecisionAction) =>
  [...JSON.stringify(action)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The state with all cards the same one. */
function withTwins(state: DraftState): DraftState {
  const [first] = Object.values(state.instances);
  const instances = Object.fromEntries(Object.keys(state.instances).map((id) => [id, first]));
  return Object.assign({}, state, { instances });
}

/** Deals without its own secret. */
const sameForAll = new Uint8Array(32);

export const plantedMistakes: readonly Planted[] = [
  {
    mistake: 'a view that names a hidden card',
    law: 'unnamed',
    into: (format) => leaking(format, (_, hidden) => hidden),
  },
  {
    mistake: 'a view that tells which card a hidden one is',
    law: 'secret',
    into: (format) => leaking(format, (state, hidden) => state.instances[instanceId(hidden)]?.card),
  },
  {
    mistake: 'an event that names a hidden card',
    law: 'secretEvents',
    into: (format) =>
      withEvents(format, (events, { setup, state, seat }) => {
        const hidden = hiddenFrom(format, setup, state, seat);
        return hidden === undefined ? events : [...events, { type: 'took', seat, cards: [hidden] }];
      }),
  },
  {
    mistake: 'an event too many',
    law: 'eventsAgree',
    into: (format) =>
      withEvents(format, (events, { state, seat }) => [
        ...events,
        { type: 'took', seat, cards: Object.keys(state.instances).slice(0, 1).map(instanceId) },
      ]),
  },
  {
    mistake: 'an event that is missing',
    law: 'eventsAgree',
    into: (format) => withEvents(format, (events) => events.filter(({ type }) => type !== 'took')),
    // In sealed nobody takes a card: pools are dealt.
    isPossible: (format) => format !== 'sealed',
  },
  {
    mistake: 'a decision that loses a card',
    law: 'conserved',
    into: (format) => afterDecisions(format, (state) => withPool(state, (pool) => pool.slice(1))),
  },
  {
    mistake: 'a decision that doubles a card',
    law: 'conserved',
    into: (format) =>
      afterDecisions(format, (state) => withPool(state, (pool) => [...pool, ...pool.slice(0, 1)])),
  },
  {
    mistake: 'a decision that writes into the state it was given',
    law: 'changesNothing',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) =>
        format.decide(setup, Object.assign(state, { round: state.round }), action),
    }),
  },
  {
    mistake: 'a view that writes into the state',
    law: 'changesNothing',
    into: (format) => ({
      ...format,
      viewFor: (setup, state, seat) =>
        format.viewFor(setup, Object.assign(state, { round: state.round }), seat),
    }),
  },
  {
    mistake: 'a decision that throws dice',
    law: 'replays',
    into: (format) => afterDecisions(format, (state) => Object.assign({}, state, { dice: Math.random() })),
  },
  {
    mistake: 'a decision that looks at the clock',
    law: 'replays',
    into: (format) =>
      afterDecisions(format, (state) => Object.assign({}, state, { clock: performance.now() })),
  },
  {
    mistake: 'a state that holds more than JSON carries',
    law: 'survivesJson',
    into: (format) => afterDecisions(format, (state) => Object.assign({}, state, { nothing: undefined })),
  },
  {
    mistake: 'an illegal decision that is accepted',
    law: 'refusesIllegal',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) => {
        const decided = format.decide(setup, state, action);
        return decided.ok ? decided : { ok: true, state, events: [] };
      },
    }),
  },
  {
    mistake: 'a doubled decision that is accepted',
    law: 'countsOnce',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) => {
        const decided = format.decide(setup, state, action);
        const isLate = !decided.ok && decided.refusal !== 'badAction';
        return isLate ? { ok: true, state, events: [] } : decided;
      },
    }),
  },
  {
    mistake: 'a legal decision that is refused',
    law: 'acceptsLegal',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) =>
        weight(action) % 4 === 0
          ? { ok: false, refusal: 'notYourCard' }
          : format.decide(setup, state, action),
    }),
  },
  {
    mistake: 'a decision that leads nowhere',
    law: 'ends',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) => {
        const decided = format.decide(setup, state, action);
        return decided.ok ? { ...decided, state } : decided;
      },
    }),
  },
  {
    mistake: 'a fault instead of a refusal',
    law: 'total',
    into: (format) => ({
      ...format,
      decide: (setup, state, action) => {
        const decided = format.decide(setup, state, action);
        if (!decided.ok) throw new Error(decided.refusal);
        return decided;
      },
    }),
  },
  {
    mistake: 'packs that do not follow from the seed',
    law: 'followsSeed',
    into: (format) => ({ ...format, deal: (setup) => format.deal(setup, sameForAll) }),
  },
  {
    mistake: 'packs that nobody was told of',
    law: 'opensWhatItSays',
    into: (format) => ({ ...format, packsOpened: () => [] }),
  },
  {
    mistake: 'half of the packs kept quiet',
    law: 'opensAsMany',
    into: (format) => ({
      ...format,
      packsOpened: (...asked) =>
        format
          .packsOpened(...asked)
          .map((need) => ('count' in need ? { ...need, count: Math.floor(need.count / 2) } : need)),
    }),
  },
  {
    mistake: 'a card that two people were dealt',
    law: 'dealsOnce',
    into: (format) => ({ ...format, deal: (setup, secret) => withTwins(format.deal(setup, secret)) }),
  },
  {
    mistake: 'a bot that throws dice',
    law: 'botsFinish',
    into: (format) => ({
      ...format,
      autoAction: (...asked) => ({ ...format.autoAction(...asked), reason: `${Math.random()}` }),
    }),
  },
  {
    mistake: 'a clock that waits for nobody',
    law: 'agrees',
    into: (format) => ({ ...format, turnOf: () => null }),
  },
  {
    mistake: 'a template that its own schema forgets',
    law: 'readsTemplate',
    into: (format) => ({ ...format, seatsProblem: () => 'Nobody can play this.' }),
  },
  {
    mistake: 'an outline without an end',
    law: 'outlines',
    into: (format) => ({
      ...format,
      outline: (...asked) => ({ ...format.outline(...asked), decisions: Number.POSITIVE_INFINITY }),
    }),
  },
];

import { steadyPersona } from '#engine/bots/lanePosterior.ts';
import type { DecisionAction, PickAction } from '#engine/core/actions.ts';
import type { Decision, Hints, Turn } from '#engine/core/ask.ts';
import { type InstanceId, packId } from '#engine/core/cards.ts';
import type { Format, SetupOf, Shape, ViewOf } from '#engine/core/format.ts';
import { applyIn, viewIn } from '#engine/core/frame.ts';
import type { Viewer } from '#engine/core/view.ts';

/** Why each way to answer a turn wrongly is refused. */
type Refusals = Readonly<
  Record<'early' | 'late' | 'twoCards' | 'noCard' | 'burned' | 'hidden' | 'otherDecision', string>
>;

/** One draft of a format in which seats take one open card in turn, played by tests. */
export interface OpenDraft<Of extends Shape> {
  readonly state: Of['state'];
  view(viewer: Viewer): ViewOf<Of>;
  turn(seat: number): Turn | null;
  /** The seat whose turn it is takes an open card, by its place among them or by its id; throws when it is refused. */
  take(place: number): void;
  takeCard(id: InstanceId): void;
  /** Takes the first open card so many times and answers who was asked each time. */
  seatsAsked(turns: number): readonly number[];
  /** What the clock or a bot would do at the seat whose turn it is. */
  auto(hints: Hints): Decision;
  refusals(cards: {
    readonly card: InstanceId;
    readonly other: InstanceId;
    readonly hidden: InstanceId;
  }): Refusals;
}

/** Deals a draft of a format in which seats take one open card in turn. */
export function openDraft<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  secret: Uint8Array,
): OpenDraft<Of> {
  let state: Of['state'] = format.deal(setup, secret);

  function asked(): { readonly seat: number; readonly pick: (ids: readonly InstanceId[]) => PickAction } & {
    readonly cards: readonly InstanceId[];
  } {
    for (let seat = 0; seat < setup.seats; seat += 1) {
      const ask = format.askOf(setup, state, seat);
      if (ask?.kind !== 'pick') continue;
      const pick = (cardInstanceIds: readonly InstanceId[]): PickAction => ({
        type: 'pick',
        seat,
        packId: packId(ask.turnId),
        pickNumber: ask.turnNumber,
        cardInstanceIds,
        burnIds: [],
        destination: 'main',
      });
      return { seat, pick, cards: ask.cards };
    }
    throw new Error('Nobody is asked to take a card');
  }

  function answer(action: DecisionAction): string {
    const applied = applyIn(format, setup, state, action);
    if (!applied.ok) return applied.refusal;
    state = applied.state;
    return 'accepted';
  }

  function takeCard(id: InstanceId) {
    const refusal = answer(asked().pick([id]));
    if (refusal !== 'accepted') throw new Error(`The pick was refused: ${refusal}`);
  }

  return {
    get state() {
      return state;
    },
    view: (viewer) => viewIn(format, setup, state, viewer),
    turn: (seat) => format.turnOf(setup, state, seat),
    take: (place) => takeCard(asked().cards[place]!),
    takeCard,
    seatsAsked: (turns) =>
      Array.from({ length: turns }, () => {
        const { seat, cards } = asked();
        takeCard(cards[0]!);
        return seat;
      }),
    auto: (hints) =>
      format.autoAction(setup, viewIn(format, setup, state, { seat: asked().seat }), hints, steadyPersona),
    refusals({ card, other, hidden }) {
      const { seat, pick } = asked();
      const right = pick([card]);
      return {
        early: answer({ ...right, seat: (seat + 1) % setup.seats }),
        late: answer({ ...right, pickNumber: right.pickNumber - 1 }),
        twoCards: answer(pick([card, other])),
        noCard: answer(pick([])),
        burned: answer({ ...right, burnIds: [other] }),
        hidden: answer(pick([hidden])),
        otherDecision: answer({
          type: 'choose',
          seat,
          turnId: right.packId,
          turnNumber: right.pickNumber,
          option: card,
        }),
      };
    },
  };
}

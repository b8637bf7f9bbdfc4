import type * as z from 'zod/mini';
import type { Persona } from '../bots/lanePosterior.ts';
import type { DecisionAction, DraftRefusal } from './actions.ts';
import type { Ask, Decision, Hints, Turn } from './ask.ts';
import type { FormatEvent } from './events.ts';
import type { Catalogue, SetupBase } from './setup.ts';
import type { StateBase } from './state.ts';
import type { OutlineOf, PackNeed, PrintingNeed, TemplateBase } from './template.ts';
import type { BoardBase, CardView, ViewBase, Viewer } from './view.ts';

/** The three types a format is made of. `board` is null for formats whose view is a pack in hand. */
export interface Shape {
  readonly template: TemplateBase;
  readonly state: StateBase;
  readonly board: BoardBase | null;
}

export type SetupOf<Of extends Shape> = SetupBase & { readonly template: Of['template'] };

/** What one viewer may know of a draft of the format. */
export type ViewOf<Of extends Shape> = ViewBase<Of['board'], Of['state']['format']>;

/** A state after a decision, or why the decision is refused. */
export type Decided<State> =
  | { readonly ok: true; readonly state: State; readonly events: readonly FormatEvent[] }
  | { readonly ok: false; readonly refusal: DraftRefusal };

/** The parts of a view that the frame does not know; `engine/core/frame.ts` adds phase, seat, pool, seats and take-back. */
export type FormatView<Of extends Shape> = Pick<
  ViewOf<Of>,
  'rounds' | 'packSize' | 'direction' | 'pack' | 'board'
>;

/**
 * A way of drafting, as pure functions. What all formats share (pause, bots, extra time, moving cards of the pool,
 * take-back) is folded by `engine/core/frame.ts` before `decide` is asked.
 */
export interface Format<Of extends Shape> {
  /** The template's own fields, checked where a template comes from outside; `format` and unknown fields are left out. */
  readonly template: z.ZodMiniType<Of['template']>;
  /** Why this many seats cannot play, in one sentence; null when they can. */
  readonly seatsProblem: (template: Of['template'], seats: number) => string | null;
  /**
   * Packs by kind that a table of this many seats opens, for the capacity check and for freezing the catalogue;
   * `sizeOf` answers the cards of the smallest pack of a kind, at least 1.
   */
  readonly packsOpened: (
    template: Of['template'],
    seats: number,
    sizeOf: (pack: string) => number,
  ) => readonly (PackNeed | PrintingNeed)[];
  /** How long a draft is, for estimates and progress; `sizeOf` answers the cards of a full pack of a kind. */
  readonly outline: OutlineOf<Of['template']>;
  /** The first state. Throws on a setup without seats or with a pack that the catalogue lacks. */
  readonly deal: (setup: SetupOf<Of>, secret: Uint8Array) => Of['state'];
  /** What is waited for at a seat; null for nothing. Independent of the pause. */
  readonly turnOf: (setup: SetupOf<Of>, state: Of['state'], seat: number) => Turn | null;
  /**
   * What a seat is asked now; every answer it lists is accepted by `decide`. Agrees with `turnOf`, but that a seat may be
   * asked for claims while nothing waits for it.
   */
  readonly askOf: (setup: SetupOf<Of>, state: Of['state'], seat: number) => Ask | null;
  /**
   * Folds a well-formed decision of an existing seat of a draft that is neither paused nor complete. Decisions of a
   * type that the format does not know are `badAction`. A state that is complete has phase `complete`.
   */
  readonly decide: (setup: SetupOf<Of>, state: Of['state'], action: DecisionAction) => Decided<Of['state']>;
  /** Opens the round that a review holds back, in a draft that is not paused; null when none is held back. */
  readonly openNextRound?: (setup: SetupOf<Of>, state: Of['state']) => Decided<Of['state']> | null;
  /** Whether a review holds the next round back now. A format with `openNextRound` has it. */
  readonly isInReview?: (state: Of['state']) => boolean;
  /**
   * How far a seat has come in a turn whose steps it can undo: its clock begins anew only where it never was before. Absent:
   * every decision ends its turn.
   */
  readonly progressOf?: (state: Of['state'], seat: number) => number;
  /**
   * What the seat of a view wishes about: the question that it is asked, or will be. A format has it whose cards lie open
   * all the time; its wishes then outlive their turn. Absent: wishes are about the question that is asked and no other.
   */
  readonly wishedFrom?: (view: ViewOf<Of>) => Ask | null;
  /** Exactly what a viewer may know of packs and board, built up field by field. `seat` null watches. */
  readonly viewFor: (setup: SetupOf<Of>, state: Of['state'], seat: number | null) => FormatView<Of>;
  /** Whether a viewer (null watches) sees the cards of another seat's pool. Absent: nobody does. */
  readonly seesPool?: (setup: SetupOf<Of>, viewer: number | null, owner: number) => boolean;
  /** How many decisions or packs wait at a seat, as everybody sees it. */
  readonly waitingAt: (setup: SetupOf<Of>, state: Of['state'], seat: number) => number;
  /** Every card that lies open in the view beside the own pool, each once: what faces are sent for. */
  readonly openCards: (view: ViewOf<Of>) => readonly CardView[];
  /** What is taken when the clock runs out or a bot sits there. The view asks for something. */
  readonly autoAction: (setup: SetupOf<Of>, view: ViewOf<Of>, hints: Hints, persona: Persona) => Decision;
  /**
   * What choosing an option was, in one short sentence for people; `view` is what the seat saw before. A format that asks
   * to `choose` has it.
   */
  readonly tellOption?: (view: ViewOf<Of>, option: string) => string;
}

/** What laws are checked with; written apart from the format's own code, so that it is no mirror of it. */
export interface FormatOracle<Of extends Shape> {
  /** Some legal setups of the small game of `tests/support/engine/setups.ts`, by a number. */
  readonly someSetup: (catalogue: Catalogue, chance: (below: number) => number) => SetupOf<Of>;
  /** The id of every card, each as often as it lies somewhere: pools, packs, piles, discards. */
  readonly whereCardsLie: (state: Of['state']) => readonly string[];
  /** Cards that this viewer may know now, by the rules as people play them. */
  readonly mayKnow: (setup: SetupOf<Of>, state: Of['state'], viewer: Viewer) => readonly string[];
  /** The same table with other secrets than cards (bids, choices not yet told); the state itself when there are none. */
  readonly withOtherSecrets: (state: Of['state'], viewer: Viewer) => Of['state'];
}

/** A rectangle in px, from the upper left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends Box {
  /** The state's id, such as `session.signedIn.token.fresh`. */
  readonly id: string;
  readonly words: string;
  /** What XState calls it: `atomic`, `compound`, `parallel`, `final`. */
  readonly kind: string;
  /** Holds other states. */
  readonly isFrame: boolean;
}

/** A line between two states for all transitions between them; without transitions it leads to where a state begins. */
export interface DrawnEdge {
  readonly source: string;
  readonly target: string;
  /** Names of the transitions, as `transitionName` tells them. */
  readonly transitions: readonly string[];
  /** What may happen, a line each, centred on `x` and `y`. */
  readonly words: readonly string[];
  /** The path of an SVG. */
  readonly line: string;
  readonly x: number;
  readonly y: number;
}

/** The diagram of a machine, laid out beforehand by `npm run paths -- --draw`; frames stand before what is inside them. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Is there room for the words of all lines at once? */
  readonly hasWords: boolean;
  readonly states: readonly DrawnState[];
  /** Where each state that holds others is entered. */
  readonly entries: readonly { readonly x: number; readonly y: number }[];
  readonly edges: readonly DrawnEdge[];
}

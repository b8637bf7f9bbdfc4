import type { DraftAction } from '../actions.ts';
import type { Applied, DraftState, DraftView, LegalActions, Viewer } from '../draft.types.ts';
import type { Setup } from '../setup.ts';

/** A way of drafting, as pure functions; `engine/draft.ts` says what each answers. */
export interface Format {
  readonly deal: (setup: Setup, secret: Uint8Array) => DraftState;
  readonly legalActions: (setup: Setup, state: DraftState, seat: number) => LegalActions;
  readonly apply: (setup: Setup, state: DraftState, action: DraftAction) => Applied;
  readonly viewFor: (setup: Setup, state: DraftState, viewer: Viewer) => DraftView;
}

import type { ClockPreset, GameDefinition } from '#contract/game.ts';
import type { TableSettings, TableStatus } from '#contract/tables.ts';
import type { ActionSource, DraftAction } from '#engine/actions.ts';
import type { DraftState, Hints } from '#engine/draft.types.ts';
import type { Setup } from '#engine/setup.ts';

/** A pick that is due: of which pack and decision, when, and how long it was in all. */
export interface Due {
  readonly packId: string;
  readonly pickNumber: number;
  readonly dueAtMs: number;
  readonly totalSeconds: number;
}

/** What a seat is besides its cards. `timeouts` counts picks in a row that the clock made. */
export interface SeatMeta {
  readonly memberId: string | null;
  readonly name: string;
  readonly timeouts: number;
}

/** A draft as one process holds it: a fold of its log up to `version`. Replaced whole at each accepted action. */
export interface RunningDraft {
  readonly draftId: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly hostId: string;
  readonly settings: TableSettings;
  readonly clock: ClockPreset;
  readonly game: GameDefinition;
  readonly setup: Setup;
  readonly state: DraftState;
  readonly version: number;
  readonly seats: readonly SeatMeta[];
  readonly due: ReadonlyMap<number, Due>;
  readonly hints: ReadonlyMap<number, { readonly packId: string; readonly hints: Hints }>;
  readonly commandIds: ReadonlySet<string>;
  readonly pausedAtMs: number | null;
}

export interface StoredRow {
  readonly seq: number;
  readonly commandId: string;
  readonly atMs: number;
  readonly seat: number | null;
  readonly source: ActionSource;
  readonly action: DraftAction;
}

export const NO_HINTS: Hints = { reserved: [], reservedBurns: [], starred: [] };

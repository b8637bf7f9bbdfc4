import type { ActionSource, DecisionAction, Destination, DraftAction } from '#engine/actions.ts';
import type { CardView } from '#engine/draft.types.ts';
import type { DraftSeal } from '#engine/sealedLog.ts';
import type { Setup } from '#engine/setup.ts';
import type { CardFace, GameLook } from './faces.ts';
import type { Seat, TableView } from './tables.ts';

/** A card of a pool at the end of a draft. */
export interface PooledResult extends CardView {
  readonly destination: Destination;
}

/**
 * One decision as the replay shows it; `pack` is what lay there, by catalogue index. `round` and `pick` count from 1,
 * `seq` is its row of the log. `received`: cards came by another seat's decision. `told` is a sentence for decisions
 * that are no pick, `botWouldTell` what a bot would have decided there.
 */
export interface PickRecord {
  readonly seq: number;
  readonly kind: DecisionAction['type'] | 'received';
  readonly round: number;
  readonly pick: number;
  readonly packId: string;
  readonly from: number | null;
  readonly pack: readonly { readonly id: string; readonly card: number; readonly finish: 'plain' | 'foil' }[];
  readonly taken: readonly string[];
  readonly burned: readonly string[];
  readonly wheeled: readonly string[];
  readonly botWouldTake: string | null;
  readonly botWouldTell: string | null;
  readonly told: string | null;
  readonly seconds: number | null;
  readonly source: ActionSource;
}

export interface SeatResult {
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly lanes: readonly string[];
  readonly picks: readonly PickRecord[];
  readonly pool: readonly PooledResult[];
  readonly deck: SeatDeck | null;
}

/** The deck of a seat in short; `submitted` tells of the copy that was locked when it was submitted, the last one. */
export interface SeatDeck {
  readonly name: string;
  readonly isSubmitted: boolean;
  readonly main: number;
  readonly submitted: Submission | null;
}

/**
 * `hash` is the HMAC-SHA-256 of the deck's list as text with `nonce` as its key, both in hex; `nonce` is null for decks that
 * were submitted before there were nonces, whose `hash` is the plain SHA-256. `times` counts how often a deck was submitted.
 */
export interface Submission {
  readonly name: string;
  readonly atMs: number;
  readonly hash: string;
  readonly nonce: string | null;
  readonly times: number;
}

/** Reply of GET /api/drafts/{draftId}/results. Seats that the reader may not see have no picks. */
export interface ResultsView {
  readonly table: TableView;
  readonly mySeat: number | null;
  readonly seats: readonly SeatResult[];
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
  /** `seed` in hex once it may be told; the rest of the seal is the table's. */
  readonly seal: { readonly hash: string; readonly seed: string | null };
  readonly mayReadLog: boolean;
}

/** One row of the log file. */
export interface LogRow {
  readonly seq: number;
  readonly atMs: number;
  readonly seat: number | null;
  readonly source: ActionSource;
  readonly action: DraftAction;
}

/**
 * Reply of GET /api/drafts/{draftId}/log once a draft is over: all that is needed to play it again and to check its seal
 * (`verifyLog`). `seed` is hex; the packs follow from seed and nonces (`secretOfLog`).
 */
export interface DraftLogFile {
  readonly format: 'passleft-log';
  readonly version: 2;
  readonly draftId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly seedHash: string;
  readonly seal: DraftSeal;
  readonly rows: readonly LogRow[];
  /** Hash of the rows with their moments and sources. */
  readonly rowsHash: string;
  /** Hash of the state after the last row, as the server folded it. */
  readonly finalStateHash: string;
}

import type { Destination } from './actions.ts';
import type { CardInstance, InstanceId } from './cards.ts';

export interface PooledCard {
  readonly id: InstanceId;
  readonly destination: Destination;
  readonly round: number;
  readonly pick: number;
}

/** What every format keeps of a seat. */
export interface SeatBase {
  readonly pool: readonly PooledCard[];
  /** Decisions made in this round. */
  readonly decisions: number;
  readonly bot: boolean;
}

/** What `takeBack` restores: the table in front of the last decision of solo seat `seat`. */
export interface Rewind {
  readonly seat: number;
  /** Every field of the earlier state but `instances`, `phase` and `before`. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** What every format's state holds; all of it plain JSON. Cards of a draft are in `instances` once for all. */
export interface StateBase {
  /** The name of the format. */
  readonly format: string;
  readonly phase: 'drafting' | 'paused' | 'complete';
  readonly round: number;
  readonly instances: Readonly<Record<InstanceId, CardInstance>>;
  readonly seats: readonly SeatBase[];
  readonly before: Rewind | null;
}

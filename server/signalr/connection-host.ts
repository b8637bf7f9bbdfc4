import type { WebSocket } from 'ws';
import type { Groups } from './groups.ts';
import type { HubLimits } from './limits.ts';
import type { LiveConnection } from './live-connection.ts';
import type { Parting } from './parting.ts';
import type { Principal } from './principal.ts';
import type { Call } from './protocol.ts';

/** What a live connection needs from its hub; none of the promises rejects. */
export type ConnectionHost<Items, P extends Principal> = {
  readonly limits: HubLimits;
  readonly now: () => number;
  readonly groups: Groups<LiveConnection<Items, P>>;
  welcome(connection: LiveConnection<Items, P>): Promise<void>;
  answer(connection: LiveConnection<Items, P>, call: Call): Promise<void>;
  bidFarewell(connection: LiveConnection<Items, P>, parting: Parting): Promise<void>;
};

/** Who the new connection belongs to and the socket it speaks over. */
export type Arrival<Items, P extends Principal> = {
  readonly id: string;
  readonly principal: P;
  readonly items: Items;
  readonly socket: WebSocket;
};

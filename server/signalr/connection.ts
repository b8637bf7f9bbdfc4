import type { Principal } from './principal.ts';

/** One client as hub methods see it; `items` is the hub's own state for the life of the connection. */
export type Connection<Items, P extends Principal = Principal> = {
  readonly id: string;
  readonly principal: P;
  readonly items: Items;
  /** Whether the handshake is done and the connection has not ended. */
  readonly isOpen: boolean;
  /** Bytes handed over but not yet taken by the network. */
  readonly bufferedBytes: number;
  /** Calls `target` on the client; false when the connection has ended, or ends now as it reads too slowly. */
  send(target: string, ...args: readonly unknown[]): boolean;
  /** Stands in a group until it leaves or ends; nothing happens on an ended connection. */
  join(group: string): void;
  leave(group: string): void;
  /** Moves the end of the credential (Unix ms) after the client has proved itself again. */
  extend(expiresAtMs: number): void;
  /** Tells the client `reason` (null: none) and ends; with `allowReconnect` its automatic reconnect goes to work. */
  close(reason: string | null, options?: { readonly allowReconnect?: boolean }): void;
};

import type { CurrentUser } from '#contract/members.ts';

/** What the lobby needs of the app around it. */
export interface LobbyPorts {
  readonly me: CurrentUser;
  /** The address asks for a seat, as a link of an invitation does. */
  readonly wantsSeat: boolean;
  /** Takes that wish out of the address, so that a reload does not repeat it. */
  readonly forgetWish: () => void;
  /** Tells the Admins of a line of the chat; throws with words. */
  readonly reportLine?: ((messageId: string) => Promise<unknown>) | undefined;
  readonly goToRoom: () => void;
  readonly goToResults: () => void;
  readonly goToTables: () => void;
}

import type { CurrentUser } from '#contract/members/members.ts';

/** What the lobby needs of the app around it. */
export interface LobbyPorts {
  readonly me: CurrentUser;
  /** A button that led here asks for a seat; an address never does. */
  readonly wantsSeat: boolean;
  /** Forgets that wish, so that a reload does not repeat it. */
  readonly forgetWish: () => void;
  /** Shows the server that the reader knows the table's code; throws with words. */
  readonly showCode: (code: string) => Promise<unknown>;
  /** Tells the Admins of a line of the chat; throws with words. */
  readonly reportLine?: ((messageId: string) => Promise<unknown>) | undefined;
  /** The host says what a guest at the table is called; throws with words. */
  readonly renameGuest?: ((memberId: string, name: string | null) => Promise<unknown>) | undefined;
  readonly goToRoom: () => void;
  readonly goToResults: () => void;
  readonly goToTables: () => void;
}

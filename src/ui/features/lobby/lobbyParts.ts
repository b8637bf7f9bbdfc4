import type { CurrentUser } from '#contract/members/members.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { LobbySnapshot } from '#src/machines/tables/lobby.ts';
import type { LobbyDialog, LobbyEvent } from '#src/machines/tables/lobbyFacts.ts';

/** What the lobby needs of the app around it. */
export interface LobbyPorts {
  readonly me: CurrentUser;
  /** A button that led here asks for a seat; an address never does. */
  readonly wantsSeat: boolean;
  /** Forgets that wish, so that a reload does not repeat it. */
  readonly forgetWish: () => void;
  /** Shows the server that the reader knows the table's code; throws with words. */
  readonly showCode: (code: string) => Promise<unknown>;
  /** Sends a message of the chat to the Admins; throws with words. */
  readonly reportLine?: ((messageId: string) => Promise<unknown>) | undefined;
  /** The host renames a guest at the table; throws with words. */
  readonly renameGuest?: ((memberId: string, name: string | null) => Promise<unknown>) | undefined;
  readonly goToRoom: () => void;
  readonly goToResults: () => void;
  readonly goToTables: () => void;
}

/** What every part of the lobby shows. */
export interface LobbyParts extends LobbyPorts {
  readonly table: TableView;
  readonly myId: string;
  readonly isWide: boolean;
  readonly lobby: LobbySnapshot;
  readonly send: (event: LobbyEvent) => void;
  /** Asks the table. */
  readonly act: (command: TableCommand) => void;
  readonly open: (dialog: LobbyDialog) => void;
}

/** From here on the seats are around a table; narrower and lower screens list them. */
export const WIDE = '(min-width: 820px) and (min-height: 640px)';

import type { Reply } from '#contract/refusals.ts';
import type { Hint, TableCommand } from '#contract/room/room.ts';
import type { DraftRoomActor } from '../room/draftRoom.ts';
import type { TableSealActor } from '../seal/tableSeal.ts';

/** A table as screens use it: the room's actor, and what is asked of the table beside picks. */
export interface TableLink {
  readonly draftId: string;
  readonly room: DraftRoomActor;
  /** This window's part in the fairness seal; only a lobby needs it, so that rooms do not load it. */
  openSeal(): Promise<TableSealActor>;
  ask(command: TableCommand): Promise<Reply<null>>;
  say(text: string): Promise<Reply<null>>;
  /** What a bot would do at this turn. */
  hint(): Promise<Reply<Hint>>;
}

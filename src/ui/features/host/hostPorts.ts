import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { SharedText } from '#src/machines/lists/sharedList.ts';
import type { Answer } from '../../components/answer.ts';
import type { LoadListPorts } from '../lists/listPorts.ts';

/** What hosting asks of the page around it. */
export interface HostPorts {
  /** The list that was shared and that its reader said to use, once. */
  readonly takeShared: () => SharedText | null;
  readonly loadLists: LoadListPorts;
  /** What a game can be drafted as besides its templates. */
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  /** Opens the table and sets out for it; throws with words. */
  readonly openTable: (table: CreateTable) => Promise<void>;
  /** Something to know that outlasts the dialog. */
  readonly tell: (words: string) => void;
}

export interface HostDialogProps {
  readonly ports: HostPorts;
  /** A list to begin with, by its id, or `new` for the field of a new one, or `local` for the one that was shared. */
  readonly firstList?: string | undefined;
  readonly games: Answer<readonly GameSummary[]>;
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

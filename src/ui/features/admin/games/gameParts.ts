import type { GameChanged, GameRow, NewGame } from '#contract/admin/games.ts';
import type { TablePorts } from '../kit/tableParts.ts';
import type { GamePorts } from './useGameEditor.ts';

/** What the screen of games needs from outside; all calls throw with words. */
export interface GamesPorts extends GamePorts {
  readonly table: TablePorts<GameRow>;
  readonly make: (game: NewGame) => Promise<GameChanged>;
  readonly remove: (slug: string, name: string) => Promise<void>;
}

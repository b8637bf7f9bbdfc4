import type { AppliedTo } from '../core/events.ts';
import type { Format } from '../core/format.ts';
import type { SetupBase } from '../core/setup.ts';
import type { ViewBase } from '../core/view.ts';
import { booster } from './booster/booster.ts';
import type { BoosterShape } from './booster/booster.types.ts';
import { grid } from './grid/grid.ts';
import type { GridShape } from './grid/grid.types.ts';
import { housman } from './housman/housman.ts';
import type { HousmanShape } from './housman/housman.types.ts';
import { jumpstart } from './jumpstart/jumpstart.ts';
import type { JumpstartShape } from './jumpstart/jumpstart.types.ts';
import { minesweeper } from './minesweeper/minesweeper.ts';
import type { MinesweeperShape } from './minesweeper/minesweeper.types.ts';
import { rochester } from './rochester/rochester.ts';
import type { RochesterShape } from './rochester/rochester.types.ts';
import { rotisserie } from './rotisserie/rotisserie.ts';
import type { RotisserieShape } from './rotisserie/rotisserie.types.ts';
import { sealed } from './sealed/sealed.ts';
import type { SealedShape } from './sealed/sealed.types.ts';
import { silentAuction } from './silentAuction/silentAuction.ts';
import type { SilentAuctionShape } from './silentAuction/silentAuction.types.ts';
import { solomon } from './solomon/solomon.ts';
import type { SolomonShape } from './solomon/solomon.types.ts';
import { teamSealed } from './teamSealed/teamSealed.ts';
import type { TeamSealedShape } from './teamSealed/teamSealed.types.ts';
import { winchester } from './winchester/winchester.ts';
import type { WinchesterShape } from './winchester/winchester.types.ts';
import { winston } from './winston/winston.ts';
import type { WinstonShape } from './winston/winston.types.ts';

/** The types of every format by the name that templates give it. */
export interface FormatShapes {
  readonly booster: BoosterShape;
  readonly rochester: RochesterShape;
  readonly rotisserie: RotisserieShape;
  readonly minesweeper: MinesweeperShape;
  readonly sealed: SealedShape;
  readonly teamSealed: TeamSealedShape;
  readonly jumpstart: JumpstartShape;
  readonly housman: HousmanShape;
  readonly silentAuction: SilentAuctionShape;
  readonly solomon: SolomonShape;
  readonly winston: WinstonShape;
  readonly winchester: WinchesterShape;
  readonly grid: GridShape;
}

export type FormatName = keyof FormatShapes;

/** The rules of a draft; a union, one member a format. */
export type Template = FormatShapes[FormatName]['template'];

export type DraftState = FormatShapes[FormatName]['state'];
export type Applied = AppliedTo<DraftState>;

/** What lies on the table of a format that is no booster draft, as one viewer may know it. */
export type BoardView = Exclude<FormatShapes[FormatName]['board'], null>;

/** A draft before it is dealt, of any format. */
export interface Setup extends SetupBase {
  readonly template: Template;
}

/** What one viewer may know of a draft of any format. */
export type DraftView = ViewBase<BoardView | null, FormatName>;

/** Every format by the name that templates give it. */
export const formats = {
  booster,
  rochester,
  sealed,
  teamSealed,
  jumpstart,
  housman,
  silentAuction,
  solomon,
  winston,
  winchester,
  grid,
  rotisserie,
  minesweeper,
} satisfies {
  readonly [Name in FormatName]: Format<FormatShapes[Name]>;
};

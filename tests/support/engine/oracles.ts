import type { FormatOracle } from '#engine/core/format.ts';
import { boosterOracle } from '#engine/formats/booster/oracle.ts';
import { gridOracle } from '#engine/formats/grid/oracle.ts';
import { housmanOracle } from '#engine/formats/housman/oracle.ts';
import { jumpstartOracle } from '#engine/formats/jumpstart/oracle.ts';
import { minesweeperOracle } from '#engine/formats/minesweeper/oracle.ts';
import type { BoardView, DraftState, FormatName, FormatShapes, Template } from '#engine/formats/registry.ts';
import { rochesterOracle } from '#engine/formats/rochester/oracle.ts';
import { rotisserieOracle } from '#engine/formats/rotisserie/oracle.ts';
import { sealedOracle } from '#engine/formats/sealed/oracle.ts';
import { silentAuctionOracle } from '#engine/formats/silentAuction/oracle.ts';
import { solomonOracle } from '#engine/formats/solomon/oracle.ts';
import { teamSealedOracle } from '#engine/formats/teamSealed/oracle.ts';
import { winchesterOracle } from '#engine/formats/winchester/oracle.ts';
import { winstonOracle } from '#engine/formats/winston/oracle.ts';

/** What the laws of each format are checked with; a format without its oracle does not compile. */
export const oracles = {
  booster: boosterOracle,
  rochester: rochesterOracle,
  rotisserie: rotisserieOracle,
  minesweeper: minesweeperOracle,
  housman: housmanOracle,
  silentAuction: silentAuctionOracle,
  solomon: solomonOracle,
  winston: winstonOracle,
  winchester: winchesterOracle,
  grid: gridOracle,
  sealed: sealedOracle,
  teamSealed: teamSealedOracle,
  jumpstart: jumpstartOracle,
} satisfies { readonly [Name in FormatName]: FormatOracle<FormatShapes[Name]> };

/** An oracle whose format's types are not known, as `AnyFormat`. */
export type AnyOracle = FormatOracle<{
  readonly template: Template;
  readonly state: DraftState;
  readonly board: BoardView | null;
}>;

/** The oracle of a format by name; it goes with `formatOf`, which says why the cast is right. */
export function oracleOf(name: FormatName): AnyOracle {
  const oracle: unknown = oracles[name];
  return oracle as AnyOracle;
}

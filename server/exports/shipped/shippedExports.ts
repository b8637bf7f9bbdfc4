import type { ExportTemplate } from '#contract/games/game.ts';
import { cockatrice, csv, forge, json, mtgoDek, swudb, xmage } from './fileExports.ts';
import { tabletopSimulator } from './tabletopSimulator.ts';
import { arena, cockatriceText, collectorNumbers, mtgoText, plainText, ydk, ydke } from './textExports.ts';

/**
 * Export templates every game starts with, in the order in which they are offered; stored as rows, so that an admin can
 * change them. What each target wants is told in the research on peers' exports.
 */
export const shippedExports: readonly ExportTemplate[] = [
  plainText,
  arena,
  mtgoDek,
  mtgoText,
  cockatrice,
  cockatriceText,
  forge,
  xmage,
  ydk,
  ydke,
  swudb,
  tabletopSimulator,
  csv,
  json,
  collectorNumbers,
];

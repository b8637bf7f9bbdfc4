import type { CDPSession } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Step } from '#src/machines/paths/model.ts';
import type { Player } from '../../harness/player.ts';
import type { World } from '../draftRoom/draftRoom.oracle.ts';
import { expectSame } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import type { RoomPeople, WalkedTable } from './draftRoom.people.ts';
import { soon } from './soon.ts';

/** A browser in which a path of the room is walked, and what the walk has to remember. */
export interface RoomBrowser {
  readonly site: BrowserSite;
  readonly visit: Visit;
  readonly table: WalkedTable;
  readonly people: RoomPeople;
  readonly network: CDPSession;
  world: World;
  droppedAtMs: number;
  /** How much of what came over the line the oracle has been told. */
  toldSoFar: number;
  otherWindow: Player | null;
  /** Every transition that the machines of the page took, by name. */
  readonly walked: readonly string[];
  /** What the server has to have been told to take at zero. */
  readonly prepared: PreparedWords[];
}

export interface PreparedWords {
  readonly reserved: readonly string[];
  readonly starred: readonly string[];
}

/** Brings a step about; gives what was done by hand, or happened to the line, for the oracle. */
export type Happening = (walk: RoomBrowser, step: Step) => Promise<readonly AnyEventObject[]>;

const TURN_MS = 16;
const PATIENCE_MS = 10_000;

/** Waits for a message to come to where the line holds it. */
export async function comes(
  walk: RoomBrowser,
  name: string,
  turnMs = TURN_MS,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const isThere = async () =>
    expectSame(walk.site.proxy.hub.waiting(name).length > 0, true, `No ${name} comes.`);
  await soon(isThere, () => walk.visit.pass(turnMs), patienceMs);
}

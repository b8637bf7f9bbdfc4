import { randomUUID } from 'node:crypto';
import { READY_SECONDS } from '#contract/queue.ts';
import type { Sql } from '../db/database.ts';
import { formTable } from './formTable.ts';
import { byQueue, foundAmong, peopleOf } from './matching.ts';
import {
  dissolve,
  type Match,
  type Place,
  readMatches,
  readPlaces,
  removeAbsent,
  removePlaces,
  storeMatch,
} from './places.ts';

export interface SettlePorts {
  readonly nowMs: number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  /** Who has just asked for bots now, and so is there; null when it was the time that did something. */
  readonly actorId: string | null;
}

/** What came of it: whether anything changed, and the tables that were formed. */
export interface Settled {
  readonly isChanged: boolean;
  readonly formed: readonly string[];
}

/** Who did not answer in time leaves the queue; the others of that match wait on with their places kept. */
async function endLateMatches(tx: Sql, nowMs: number): Promise<boolean> {
  const [matches, places] = [await readMatches(tx), await readPlaces(tx)];
  let isChanged = false;
  for (const match of matches) {
    const people = peopleOf(match, places);
    const isLate = match.dueAt.getTime() <= nowMs;
    if (people && !(isLate && people.some(({ accepted }) => !accepted))) continue;
    const silent = places.filter(({ matchId, accepted }) => matchId === match.id && !accepted);
    if (isLate)
      await removePlaces(
        tx,
        silent.map(({ memberId }) => memberId),
      );
    await dissolve(tx, match.id);
    isChanged = true;
  }
  return isChanged;
}

async function findTables(tx: Sql, { nowMs, actorId }: SettlePorts): Promise<boolean> {
  const waiting = (await readPlaces(tx)).filter(({ matchId }) => matchId === null);
  const dueAt = new Date(nowMs + READY_SECONDS * 1000);
  let isChanged = false;
  for (const queue of byQueue(waiting))
    for (const { people, seats, withBots } of foundAmong(queue, nowMs)) {
      const [first] = people;
      if (!first) continue;
      const { gameId, templateSlug } = first;
      const match: Match = { id: randomUUID(), gameId, templateSlug, seats, people: people.length, dueAt };
      await storeMatch(tx, match, people, withBots && actorId !== null ? [actorId] : []);
      isChanged = true;
    }
  return isChanged;
}

const isThere = ({ accepted }: Place) => accepted;

async function formTables(tx: Sql, ports: SettlePorts): Promise<Settled> {
  const [matches, places] = [await readMatches(tx), await readPlaces(tx)];
  const formed: string[] = [];
  let isChanged = false;
  for (const match of matches) {
    const people = peopleOf(match, places);
    if (!people?.every(isThere)) continue;
    const draftId = await formTable(tx, match, people, ports);
    if (draftId !== null) formed.push(draftId);
    await removePlaces(
      tx,
      people.map(({ memberId }) => memberId),
    );
    await dissolve(tx, match.id);
    isChanged = true;
  }
  return { isChanged, formed };
}

/**
 * Brings the queue to rest in the caller's transaction, which holds its lock: gives up places of the absent, ends matches
 * that were not answered in time, finds tables among those who wait, and forms those whose people are all there.
 */
export async function settle(tx: Sql, ports: SettlePorts): Promise<Settled> {
  const steps = [
    await removeAbsent(tx, ports.nowMs),
    await endLateMatches(tx, ports.nowMs),
    await findTables(tx, ports),
  ];
  const { isChanged, formed } = await formTables(tx, ports);
  return { isChanged: isChanged || steps.includes(true), formed };
}

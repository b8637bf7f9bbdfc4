import { changedKeys, fixedWords, isFixed } from '#contract/events/eventChanges.ts';
import type { EventSettings } from '#contract/events/events.ts';
import { rulesOf } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { seatsProblem } from '#engine/formats/outline.ts';
import type { Sql } from '../db/database.ts';
import { mayHaveTable, readPerson } from '../drafts/lobby/hostingRights.ts';
import { mayStartAt, readOffer } from './createEvent.ts';
import type { EventRecord } from './eventRecord.ts';

async function mayHaveSeats(tx: Sql, { game, template }: EventRecord, seats: number): Promise<Reply<null>> {
  const offer = await readOffer(tx, { game: game.slug, template: template.slug });
  if (!offer.ok) return offer;
  const problem = seatsProblem(rulesOf(offer.value.template), seats);
  return problem === null ? { ok: true, value: null } : refused('wrongSeats', problem);
}

/**
 * The settings of an event after its host asked for these; nothing is stored. Refused: `settingFixed`, `eventFull` where
 * more have joined than it would hold, `startWrong`, `notAllowed`, `wrongSeats`.
 */
export async function settingsAfter(
  tx: Sql,
  record: EventRecord,
  asked: Partial<EventSettings>,
  nowMs: number,
): Promise<Reply<EventSettings>> {
  const { settings: before, state, hostId } = record;
  const progress = { phase: state.phase, hasRounds: state.rounds.length > 0 };
  const changed = changedKeys(before, asked);
  if (changed.some((key) => isFixed(key, progress)))
    return refused('settingFixed', fixedWords(progress) ?? undefined);
  const settings: EventSettings = { ...before, ...asked };
  if (changed.includes('startsAtMs') && !mayStartAt(settings.startsAtMs, nowMs)) return refused('startWrong');
  const players = state.players.length;
  if (settings.mostPlayers < players)
    return refused(
      'eventFull',
      `${players} players are in already. Take some off the list, or allow them all.`,
    );
  const host = await readPerson(tx, hostId);
  if (!host) return refused('notAllowed');
  const isWider = changed.includes('visibility') || changed.includes('tableSeats');
  const having = isWider
    ? mayHaveTable(host, { visibility: settings.visibility, seats: settings.tableSeats })
    : { ok: true as const, value: null };
  if (!having.ok) return having;
  const seated = changed.includes('tableSeats')
    ? await mayHaveSeats(tx, record, settings.tableSeats)
    : having;
  return seated.ok ? { ok: true, value: settings } : seated;
}

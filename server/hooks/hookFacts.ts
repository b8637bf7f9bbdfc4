import type { HookEvent } from '#contract/hooks/hooks.ts';
import { makeId } from '#server/members/ids.ts';
import type { Sql } from '../db/database.ts';

/** Told, by the commit, to whoever sends to hooks; the payload is a hook's id where its maker waits for it. */
export const HOOK_CHANNEL = 'hook_due';

/** A round of an event as it is told: `matches` are those of the round, so that a cut's name follows. */
export interface ToldRound {
  readonly kind: 'swiss' | 'cut';
  readonly number: number;
  readonly matches: number;
}

/** Games that the first and the second player of a match won, and draws; players are never named. */
export interface ToldResult {
  readonly table: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
}

export interface FactDetail {
  readonly round?: ToldRound;
  readonly result?: ToldResult;
}

/** Something that hooks may be told of: about a table or about an event. */
export type HookFact = {
  readonly type: HookEvent;
  readonly detail?: FactDetail;
} & ({ readonly draftId: string } | { readonly eventId: string });

/** Whether some hook listens for it; as SQL over the placeholder or word of its type. Without hooks tables write nothing. */
const IS_HEARD = 'exists (select 1 from web_hook h where h.off_at is null and';

const NOTE = `insert into hook_fact (id, type, draft_id, event_id, detail, at)
  select $1, $2, $3, $4, $5::jsonb, $6 where ${IS_HEARD} $2 = any(h.events)) returning id`;

/** Writes down what happened, in the transaction in which it did; handing it to hooks is left for later. */
export async function noteHookFact(tx: Sql, fact: HookFact, nowMs: number): Promise<void> {
  const noted = await tx.query(NOTE, [
    makeId(),
    fact.type,
    'draftId' in fact ? fact.draftId : null,
    'eventId' in fact ? fact.eventId : null,
    JSON.stringify(fact.detail ?? {}),
    new Date(nowMs),
  ]);
  if (noted.length > 0) await tx.notify(HOOK_CHANNEL, '');
}

/**
 * The same inside the one statement that stores rows of logs: `turned` names `id`, `status`, `finished_at` and `is_solo`
 * of the drafts whose status it changed.
 */
export const NOTE_FINISHED = `insert into hook_fact (id, type, draft_id, at)
  select gen_random_uuid()::text, 'draft.finished', t.id, t.finished_at from turned t
  where t.status = 'building' and not t.is_solo and ${IS_HEARD} 'draft.finished' = any(h.events))`;

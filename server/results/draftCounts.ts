/**
 * What counts as a draft, in one place: every number of drafts that people see is made of these conditions on `draft d`.
 * Bots' seats, drafts alone, those of somebody's own list and those of events count like any other.
 */

/** A draft that began. What was forked from another one is a look at that one, and no draft. */
export const IS_DRAFT = 'd.forked_from is null and d.started_at is not null';

/** A draft whose cards are all taken, whether or not its decks are submitted. */
export const IS_FINISHED_DRAFT = "d.forked_from is null and d.status in ('building', 'finished')";

/** A draft that ended before its cards were all taken. */
export const IS_ENDED_DRAFT = `${IS_DRAFT} and d.status = 'cancelled'`;

/** A finished draft counts as hosted where others could sit down; the tables of an event are hosted by the event. */
export const IS_HOSTED_DRAFT = `${IS_FINISHED_DRAFT} and not d.is_solo
  and not exists (select 1 from event_table t where t.draft_id = d.id)`;

/** How many finished drafts the member of a column had a seat at, whoever played it at the end. */
export const finishedDraftsOf = (member: string): string =>
  `(select count(*)::int from seat s join draft d on d.id = s.draft_id where s.member_id = ${member} and ${IS_FINISHED_DRAFT})`;

/** How many finished drafts and closed events the member of a column hosted. */
export const hostedBy = (member: string): string =>
  `((select count(*)::int from draft d where d.host_id = ${member} and ${IS_HOSTED_DRAFT})
    + (select count(*)::int from event e where e.host_id = ${member} and e.phase = 'closed'))`;

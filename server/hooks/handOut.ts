import type { HookEvent, HookKind } from '#contract/hooks/hooks.ts';
import { isLocale, type Locale } from '#contract/messages/locales.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { IS_PUBLIC } from '#server/drafts/reading/readers.ts';
import { makeId } from '#server/members/ids.ts';
import type { FactDetail } from './hookFacts.ts';
import { endLostHooks, HEARS_EVENT, HEARS_TABLE, makerMay } from './hookRights.ts';
import { readToldEvent, readToldTable } from './hookSubjects.ts';
import { payloadOf } from './payloads.ts';

interface FactRow {
  readonly id: string;
  readonly type: HookEvent;
  readonly draftId: string | null;
  readonly eventId: string | null;
  readonly detail: FactDetail;
  readonly at: Date;
}

interface Hearer {
  readonly id: string;
  readonly kind: HookKind;
  readonly locale: string;
  readonly isPublic: boolean;
}

const NEXT = `delete from hook_fact where id = (select id from hook_fact where id <> all($1) order by at, id limit 1
    for update skip locked)
  returning id, type, draft_id as "draftId", event_id as "eventId", detail, at`;

const WHO_HEARS = (subject: string, hears: string, isPublic: string) =>
  `select h.id, h.kind, h.locale, ${isPublic} as "isPublic"
   from ${subject}, web_hook h join member m on m.id = h.member_id
   where h.off_at is null and $2 = any(h.events) and ${makerMay('$3')} and ${hears} order by h.created_at`;
const HEAR_TABLE = WHO_HEARS('(select * from draft where id = $1) d', HEARS_TABLE, IS_PUBLIC);
const HEAR_EVENT = WHO_HEARS(
  '(select * from event where id = $1) e',
  HEARS_EVENT,
  "(e.settings->>'visibility' = 'open')",
);

const STORE = `insert into hook_delivery
    (id, hook_id, type, fact_key, draft_id, event_id, payload, state, created_at, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, $8) on conflict (hook_id, fact_key) do nothing`;

const MINUTE_MS = 60_000;

/** What counts as the same: a table opens, starts and ends once, and may be asked who is ready once a minute. */
function keyOf({ id, type, draftId, at }: FactRow): string {
  if (draftId === null) return id;
  if (type !== 'table.readyCheck') return `${type} ${draftId}`;
  return `${type} ${draftId} ${Math.floor(at.getTime() / MINUTE_MS)}`;
}

const localeOf = (tag: string): Locale => (isLocale(tag) ? tag : 'en');

async function handOutFact(tx: Sql, fact: FactRow, ports: HandOutPorts): Promise<void> {
  const { type, draftId, eventId, detail, at } = fact;
  const hearers = await tx.query<Hearer>(draftId === null ? HEAR_EVENT : HEAR_TABLE, [
    draftId ?? eventId,
    type,
    new Date(ports.now()),
  ]);
  if (hearers.length === 0) return;
  const subject =
    draftId === null ? await readToldEvent(tx, eventId ?? '') : await readToldTable(tx, draftId);
  if (!subject) return;
  for (const { id: hookId, kind, locale, isPublic } of hearers) {
    const deliveryId = makeId();
    const message = {
      ...{ deliveryId, type, atMs: at.getTime(), publicUrl: ports.publicUrl },
      ...{ subject, isPublic, detail },
    };
    const payload = payloadOf(kind, message, localeOf(locale));
    await tx.query(STORE, [
      deliveryId,
      hookId,
      type,
      keyOf(fact),
      draftId,
      eventId,
      payload,
      new Date(ports.now()),
    ]);
  }
}

export interface HandOutPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: string;
  /** Facts that failed a moment ago, to be left alone. */
  readonly resting: () => readonly string[];
  readonly onFailed: (factId: string, fault: unknown) => void;
}

/**
 * Makes a delivery for each hook that may hear of what happened, each fact in a transaction of its own: whichever process
 * takes it, it is handed out once. What fails is left for later and keeps nothing else waiting.
 */
export async function handOutFacts(ports: HandOutPorts): Promise<void> {
  const { db, now } = ports;
  await endLostHooks(db, now());
  for (;;) {
    const taken: { id?: string } = {};
    try {
      const isNone = await db.transaction(async (tx) => {
        const [fact] = await tx.query<FactRow>(NEXT, [[...ports.resting()]]);
        if (!fact) return true;
        taken.id = fact.id;
        await handOutFact(tx, fact, ports);
        return false;
      });
      if (isNone) return;
    } catch (fault) {
      if (taken.id === undefined) throw fault;
      ports.onFailed(taken.id, fault);
    }
  }
}

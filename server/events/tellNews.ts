import type * as z from 'zod/mini';
import type { EventNews } from '#contract/events/eventCalls.ts';
import { preferencesSchema } from '#contract/members/preferences.ts';
import { newsWords, pathOfNews } from '#contract/messages/eventNews.ts';
import type { Sql } from '../db/database.ts';
import { asleepUntil } from '../drafts/clock/quietHours.ts';
import { type SpokenLanguages, spokenOr } from '../members/memberLocale.ts';
import { postPush, topicOf } from '../push/pushQueue.ts';
import { newsReader } from './newsReader.ts';

/** News of an event for one of its people. */
export interface NewsFor {
  readonly memberId: string;
  readonly news: EventNews;
}

/** When news are told, and the languages that this site speaks. */
export interface NewsPorts {
  readonly nowMs: number;
  readonly languages: SpokenLanguages;
}

/** Told, by the commit, to every process: the member's lines may be with any of them. */
export const CALL_CHANNEL = 'event_call';

/** A result that counts asks nothing of anybody: it is told to everybody who is there. */
const isPushed = ({ kind }: EventNews) => kind !== 'settled';

/** After this moment the news are of no use. */
function lastUseOf(news: EventNews): number | null {
  if (news.kind === 'roundOpened') return news.endsAtMs;
  return news.kind === 'reminder' || news.kind === 'admitted' ? news.startsAtMs : null;
}

/** Quiet hours put a push off, unless it would come too late then: somebody who plays at that hour wants to know. */
function dueOf(news: EventNews, preferences: z.infer<typeof preferencesSchema>, nowMs: number): number {
  const awakeMs = asleepUntil(preferences.quietHours, nowMs) ?? nowMs;
  const lastMs = lastUseOf(news);
  return lastMs !== null && awakeMs >= lastMs ? nowMs : awakeMs;
}

async function preferencesOf(tx: Sql, memberIds: readonly string[]) {
  const rows = await tx.query<{ id: string; preferences: unknown }>(
    'select id, preferences from member where id = any($1) and deleted_at is null',
    [[...memberIds]],
  );
  return new Map(rows.map(({ id, preferences }) => [id, preferencesSchema.parse(preferences)]));
}

/**
 * Tells news of events in the caller's transaction: its commit sends each once to every line of its member, and hands in a
 * push for those who want them.
 */
export async function tellNews(
  tx: Sql,
  told: readonly NewsFor[],
  { nowMs, languages }: NewsPorts,
): Promise<void> {
  if (told.length === 0) return;
  const preferences = await preferencesOf(
    tx,
    told.map(({ memberId }) => memberId),
  );
  for (const { memberId, news } of told) {
    const own = preferences.get(memberId);
    if (!own) continue;
    await tx.notify(CALL_CHANNEL, JSON.stringify({ memberId, news }));
    if (!own.pushesEvents || !isPushed(news)) continue;
    const { title, words } = newsWords(
      newsReader(spokenOr(own.language, languages), own.quietHours?.zone),
      news,
      nowMs,
    );
    const push = { title, words, path: pathOfNews(news), tag: topicOf(`event ${news.eventId}`) };
    await postPush(tx, memberId, push, { nowMs, dueAtMs: dueOf(news, own, nowMs) });
  }
}

import * as z from 'zod/mini';
import type { AchievementNews, AchievementsView } from '#contract/achievements.ts';
import type { CreateEvent, EventList } from '#contract/events.ts';
import type { Api, CallOptions } from './api.ts';

const createdSchema = z.object({ eventId: z.string() });
/** Taken by the shape of their first field; their parts are typed by the contract. */
const shaped = <Shape>(field: keyof Shape & string) =>
  z.custom<Shape>((value) => typeof value === 'object' && value !== null && field in value);
const listSchema = shaped<EventList>('events');
const achievementsSchema = shaped<AchievementsView>('achievements');
const newsSchema = shaped<AchievementNews>('earned');

/** Calls about events; all throw `ApiFailure`. */
export function createEventCalls(api: Api) {
  return {
    events: (isMine: boolean, page: number, options?: CallOptions) =>
      api.get('/events', listSchema, { ...options, query: { mine: String(isMine), page } }),
    findByCode: (code: string) =>
      api.get(`/events/by-code/${encodeURIComponent(code.trim())}`, createdSchema),
    create: (event: CreateEvent) => api.post('/events', event, createdSchema),
  };
}

/** Calls about what somebody has achieved; all throw `ApiFailure`. */
export function createAchievementCalls(api: Api) {
  return {
    achievements: (options?: CallOptions) => api.get('/achievements', achievementsSchema, options),
    /** What was earned and not told yet; asked for, it counts as told. */
    news: () => api.post('/achievements/news', {}, newsSchema),
  };
}

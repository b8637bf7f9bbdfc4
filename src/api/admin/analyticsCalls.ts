import * as z from 'zod/mini';
import {
  type AnalyticsPart,
  type AnalyticsQuery,
  analyticsSchema,
  pickOrderRowSchema,
} from '#contract/admin/analytics.ts';
import type { Api, CallOptions } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls about what drafts tell; all throw `ApiFailure`. */
export function createAnalyticsCalls(api: Api) {
  return {
    read: ({ game, days }: AnalyticsQuery, options?: CallOptions) =>
      api.get('/admin/analytics', analyticsSchema, { ...options, query: { game, days } }),
    /** The text of the file. */
    csv: (part: AnalyticsPart, { game, days }: AnalyticsQuery) =>
      api.get(`/admin/analytics/csv/${part}`, z.string(), { query: { game, days } }),
    pickOrder: createTableCalls(api, 'pick-order', pickOrderRowSchema),
  };
}
export type AnalyticsCalls = ReturnType<typeof createAnalyticsCalls>;

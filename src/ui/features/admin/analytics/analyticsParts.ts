import type { Analytics, AnalyticsPart, AnalyticsQuery, PickOrderRow } from '#contract/admin/analytics.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** What the screen of analytics asks the server for; every call throws with words. */
export interface AnalyticsPorts {
  readonly read: (query: AnalyticsQuery, options: { readonly signal: AbortSignal }) => Promise<Analytics>;
  readonly csv: (part: AnalyticsPart, query: AnalyticsQuery) => Promise<string>;
  readonly pickOrder: TablePorts<PickOrderRow>;
}

/** Below this many a share says nothing. */
export const FEW = 30;

/** A chart's figures as a table: its heads and its rows. */
export interface Figures {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

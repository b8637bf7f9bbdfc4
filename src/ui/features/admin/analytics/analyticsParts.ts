import { createElement, type ReactNode } from 'react';
import type { Analytics, AnalyticsPart, AnalyticsQuery, PickOrderRow } from '#contract/admin/analytics.ts';
import type { Asked } from '#src/ui/components/answer.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** What the screen of analytics asks the server for; every call throws with words. */
export interface AnalyticsPorts {
  readonly csv: (part: AnalyticsPart, query: AnalyticsQuery) => Promise<string>;
  readonly pickOrder: TablePorts<PickOrderRow>;
}

/** What the route's loader asked for. */
export interface AnalyticsData {
  readonly query: AnalyticsQuery;
  /** Null on the tab of cards. */
  readonly analytics: Asked<Analytics> | null;
}

/** Of what a chart shows, and how its file is saved. */
export interface ChartProps {
  readonly analytics: Analytics;
  readonly onSave: (part: AnalyticsPart) => Promise<void>;
}

/** Below this many a share says nothing. */
export const FEW = 30;

/** "89%" of `all`. */
export const shareWords = (count: number, all: number): string =>
  formatFor().number(all === 0 ? 0 : count / all, { style: 'percent' });

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** "9 Apr" of "2026-04-09". */
export const dayWords = (day: string): string =>
  formatFor().date(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short' });

/** For sentences with a mark. */
export const b = (words: ReactNode): ReactNode => createElement('b', null, words);

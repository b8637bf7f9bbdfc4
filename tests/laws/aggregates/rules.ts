import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { TableSettings } from '#contract/tables/tables.ts';

const HOUR_MS = 3_600_000;

/** A rule by which the picks of a draft are open or not, and where the draft stands by it. */
export interface OpenPicks {
  readonly name: string;
  readonly settings: Partial<TableSettings>;
  readonly status: TableStatus;
  /** The phase of its event, if it is one's. */
  readonly event?: 'drafting' | 'playing' | 'closed';
  readonly agoMs?: number;
}

/** Drafts that not everybody at them may read yet, or ever. */
export const SECRET: readonly OpenPicks[] = [
  { name: 'owners', settings: { picksOpenTo: 'owners' }, status: 'finished' },
  { name: 'host', settings: { picksOpenTo: 'host' }, status: 'finished' },
  { name: 'closed, still building', settings: { picksOpenTo: 'closed' }, status: 'building' },
  {
    name: 'closed, its hours not over',
    settings: { picksOpenTo: 'closed', picksOpenAfterHours: 72 },
    status: 'building',
    agoMs: HOUR_MS,
  },
  { name: 'event drafting', settings: { picksOpenTo: 'everyone' }, status: 'building', event: 'drafting' },
  { name: 'event being played', settings: { picksOpenTo: 'closed' }, status: 'finished', event: 'playing' },
  { name: 'at once, still drafting', settings: { picksOpenTo: 'everyone' }, status: 'drafting' },
];

/** Drafts that everybody at them may read. */
export const OPEN: readonly OpenPicks[] = [
  { name: 'at once', settings: { picksOpenTo: 'everyone' }, status: 'building' },
  { name: 'closed', settings: { picksOpenTo: 'closed' }, status: 'finished' },
  { name: 'event over', settings: { picksOpenTo: 'closed' }, status: 'building', event: 'closed' },
  {
    name: 'closed, its hours over',
    settings: { picksOpenTo: 'closed', picksOpenAfterHours: 2 },
    status: 'building',
    agoMs: 2 * HOUR_MS,
  },
];

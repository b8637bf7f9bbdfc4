import type { TableView } from '#contract/tables.ts';

/** Whether the seed may be told: a seed tells every pool, so all tables of its event are over. Each table is its own event. */
export const isEventOver = ({ status }: Pick<TableView, 'status'>): boolean =>
  status === 'building' || status === 'finished';

import { LEAST_RETURNS } from '#contract/results/cardFigures.ts';
import { IS_TOLD } from '../../results/cardFigures.ts';
import type { AdminTable } from '../adminTable.ts';

const TAKEN = '(select coalesce(sum(value::int), 0) from jsonb_each_text(f.taken))';

/** How cards go, over the drafts that were counted: each row is a card of a game that enough of them saw. */
export const pickOrderTable: AdminTable = {
  name: 'pick-order',
  from: 'card_figure f join game g on g.id = f.game_id join card c on c.id = f.card_id',
  where: IS_TOLD,
  id: "f.game_id || ':' || c.name",
  game: 'g.slug',
  card: 'c',
  search: [],
  columns: [
    { key: 'card', label: 'Card', sql: 'c.name', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.name', isSortable: true },
    { key: 'drafts', label: 'Drafts', sql: 'f.drafts', isSortable: true },
    { key: 'met', label: 'Packs with it', sql: 'f.met', isSortable: true },
    {
      key: 'averagePick',
      label: 'Average pick',
      sql: `(select sum(key::int * value::int)::float8 / nullif(sum(value::int), 0) from jsonb_each_text(f.taken))`,
      isSortable: true,
    },
    {
      key: 'firstPickRate',
      label: 'First-pick rate',
      sql: `coalesce((f.taken->>'1')::int, 0)::float8 / nullif(f.met, 0)`,
      isSortable: true,
    },
    { key: 'takenRate', label: 'Taken', sql: `${TAKEN}::float8 / nullif(f.met, 0)`, isSortable: true },
    {
      key: 'wheelRate',
      label: 'Wheel rate',
      sql: `case when f.returns >= ${LEAST_RETURNS} then f.wheels::float8 / f.returns end`,
      isSortable: true,
    },
  ],
  sort: { column: 'averagePick', direction: 'asc' },
};

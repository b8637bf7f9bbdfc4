import type { AdminTable } from '../adminTable.ts';

const TAKEN = '(select coalesce(sum(value::int), 0) from jsonb_each_text(f.taken))';

/** How cards go, over all drafts that people played: each row is a card of a game. */
export const pickOrderTable: AdminTable = {
  name: 'pick-order',
  from: 'card_figure f join game g on g.id = f.game_id',
  id: "f.game_id || ':' || f.card_name",
  game: 'g.slug',
  search: ['f.card_name'],
  columns: [
    { key: 'card', label: 'Card', sql: 'f.card_name', isSortable: true },
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
      sql: 'f.wheels::float8 / nullif(f.returns, 0)',
      isSortable: true,
    },
  ],
  sort: { column: 'averagePick', direction: 'asc' },
};

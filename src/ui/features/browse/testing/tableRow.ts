import type { TableList, TableRow } from '#contract/tables/tableRows.ts';

/** An open table of four seats, one of them taken by its host. */
export const tableRow = (draftId: string, changed: Partial<TableRow> = {}): TableRow => ({
  draftId,
  code: null,
  name: `Table ${draftId}`,
  status: 'lobby',
  isSolo: false,
  visibility: 'open',
  game: { slug: 'emberwake', name: 'Emberwake' },
  templateName: 'Three packs of 15',
  format: 'booster',
  art: null,
  clock: 'standard',
  hostName: 'Ana',
  mayWatch: true,
  seats: [
    { kind: 'member', name: 'Ana', avatarUrl: null },
    { kind: 'bot', name: 'Kiln', avatarUrl: null },
    { kind: 'open', name: '', avatarUrl: null },
    { kind: 'open', name: '', avatarUrl: null },
  ],
  isFull: false,
  minutes: 20,
  createdAtMs: 0,
  finishedAtMs: null,
  progress: null,
  mine: null,
  ...changed,
});

export const tableList = (rows: readonly TableRow[], total = rows.length): TableList => ({
  tables: [...rows],
  total,
  seated: 3,
  nowMs: 0,
});

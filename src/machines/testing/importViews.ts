import type { ImportView } from '#contract/admin/imports.ts';

const NONE = { create: 0, update: 0, skip: 0 };

/** An import of one new set that is ready to be stored, with some of it different. */
export const importView = (changes: Partial<ImportView> = {}): ImportView => ({
  id: 'i',
  state: 'ready',
  fileName: 'kites.csv',
  format: 'CSV table',
  version: 1,
  by: 'Vera',
  game: { slug: 'kites', name: 'Kites', isNew: false },
  createdAtMs: 0,
  storedAtMs: null,
  undoneAtMs: null,
  progress: null,
  counts: { card: NONE, printing: NONE, pack: NONE, template: NONE, set: { ...NONE, create: 1 } },
  changed: [],
  kept: 0,
  rejected: 0,
  groups: [],
  warnings: [],
  nameOnly: 0,
  nameOnlyNames: [],
  joined: 0,
  refusal: null,
  columns: [],
  map: {},
  lastMap: null,
  isKept: true,
  keptUntilMs: 0,
  asks: null,
  ...changes,
});

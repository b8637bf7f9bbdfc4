import * as z from 'zod/mini';

export const PAGE_ROWS = [25, 50, 100] as const;
export const DEFAULT_PAGE_ROWS = 50;
/** Rows that one bulk change may name one by one. */
export const SELECTED_ROWS_AT_MOST = 500;

const word = (length: number) => z.string().check(z.maxLength(length));

/** Column key, or `attributes.` and the name of one, to the values a row may have in it. */
export const tableFilterSchema = z.record(
  word(140),
  z.union([word(300), z.array(word(300)).check(z.maxLength(200))]),
);
export type TableFilter = z.infer<typeof tableFilterSchema>;

/** Which page of a list is asked for, from 1, and how many rows a page has. */
export const pageQueryFields = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageRows: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), DEFAULT_PAGE_ROWS),
};

/** What an administration table is asked for; `filter` is a `TableFilter` as JSON, `game` a slug. */
export const tableQuerySchema = z.object({
  game: z.optional(word(60)),
  search: z._default(word(200), ''),
  sort: z.optional(word(60)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  ...pageQueryFields,
  filter: z.optional(word(8000)),
});
export type TableQueryText = z.infer<typeof tableQuerySchema>;

/** The same with its filter read; what narrows a table, without the page. */
export interface TableNarrowing {
  readonly game?: string | undefined;
  readonly search: string;
  readonly filter: TableFilter;
}

/** One page of a table; `total` counts all rows that match, pages count from 1. */
export interface TablePage<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly pageRows: number;
}

export const tablePageSchema = <Row>(row: z.core.$ZodType<Row>) =>
  z.object({ rows: z.array(row), total: z.number(), page: z.number(), pageRows: z.number() });

/** The values that stand in a column, for its filter: at most 300. */
export const tableValuesSchema = z.object({ values: z.array(z.string()) });

/** Rows a bulk change is meant for: named one by one, or all that match. */
export const tableSelectionSchema = z.union([
  z.object({
    ids: z.array(word(100)).check(z.minLength(1), z.maxLength(SELECTED_ROWS_AT_MOST)),
  }),
  z.object({
    matching: z.object({
      game: z.optional(word(60)),
      search: z._default(word(200), ''),
      filter: z._default(tableFilterSchema, {}),
    }),
  }),
]);
export type TableSelection = z.infer<typeof tableSelectionSchema>;

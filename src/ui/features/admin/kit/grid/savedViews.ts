import { useMemo } from 'react';
import * as z from 'zod/mini';
import { tableFilterSchema } from '#contract/admin/table.ts';
import { lineSchema } from '#contract/admin/text.ts';
import { useKeptText } from './useKeptText.ts';

const viewSchema = z.object({
  search: z.string(),
  sort: z.optional(z.string()),
  direction: z.optional(z.enum(['asc', 'desc'])),
  pageRows: z.number(),
  filter: tableFilterSchema,
  columns: z.array(z.string()),
});
const VIEW_NAME_LENGTH = 40;
const savedViewsSchema = z.array(
  z.extend(viewSchema, { name: z.string().check(z.maxLength(VIEW_NAME_LENGTH)) }),
);

/** What a person sees of a grid, apart from the page and the game. */
export type GridView = z.infer<typeof viewSchema>;
export type SavedView = z.infer<typeof savedViewsSchema>[number];

const nameSchema = lineSchema('a name', VIEW_NAME_LENGTH);
const folded = (name: string) => name.toLocaleLowerCase();

function viewsIn(text: string | null): readonly SavedView[] {
  try {
    return z.safeParse(savedViewsSchema, JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export const isSameView = (one: GridView, { name: _, ...other }: SavedView): boolean =>
  JSON.stringify(z.parse(viewSchema, one)) === JSON.stringify(z.parse(viewSchema, other));

/** The views of a grid that a person has saved in this browser, by name. */
export function useSavedViews(grid: string) {
  const [text, keep] = useKeptText(`admin.views.${grid}`);
  const views = useMemo(() => viewsIn(text), [text]);
  const put = (next: readonly SavedView[]) =>
    keep(JSON.stringify(next.toSorted((a, b) => a.name.localeCompare(b.name))));
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** What is wrong with a name, `taken` where another view has it; undefined where nothing is. */
    faultOf: (name: string, renamed: string | null): string | undefined =>
      z
        .safeParse(nameSchema, name)
        .error?.issues.map(({ message }) => message)
        .join('\n') ??
      (others(renamed ?? '').some((view) => folded(view.name) === folded(name.trim())) ? 'taken' : undefined),
    save: (name: string, view: GridView) => put([...views, { ...view, name: name.trim() }]),
    rename: (view: SavedView, name: string) => put([...others(view.name), { ...view, name: name.trim() }]),
    remove: ({ name }: SavedView) => put(others(name)),
  };
}

import * as z from 'zod/mini';

const arrangementSchema = z.object({
  columnsBy: z.enum(['cost', 'lane', 'type', 'rarity', 'pick']),
  sortBy: z.enum(['cost', 'name', 'rarity', 'pick', 'placed']),
  rowsBy: z._default(z.enum(['none', 'featured', 'type', 'lane', 'rarity']), 'none'),
  boardView: z.enum(['stacks', 'list']),
});

/** How this browser's member likes boards to look. */
export type Arrangement = Readonly<z.infer<typeof arrangementSchema>>;

const KEY = 'passleft.deckArrangement';
const EXPORT_KEY = 'passleft.deckExport';
const USUAL: Arrangement = {
  columnsBy: 'cost',
  sortBy: 'cost',
  rowsBy: 'none',
  boardView: 'stacks',
};

export function readArrangement(): Arrangement {
  try {
    const parsed = z.safeParse(arrangementSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : USUAL;
  } catch {
    return USUAL;
  }
}

export const writeArrangement = (arrangement: Arrangement): void => stored(KEY, JSON.stringify(arrangement));

/** The format that was exported last, so that it stands first. */
export function readLastExport(): string | null {
  try {
    return localStorage.getItem(EXPORT_KEY);
  } catch {
    return null;
  }
}

export const writeLastExport = (slug: string): void => stored(EXPORT_KEY, slug);

function stored(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that refuses storage only forgets the choice.
  }
}

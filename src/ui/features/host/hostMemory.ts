import * as z from 'zod/mini';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { type TableSettings, tableSettingsSchema } from '#contract/tables/tables.ts';

const HOSTED_KEY = 'passleft.hosted';

/** What somebody hosted last from this browser. */
const hostedSchema = z.object({
  memberId: z.string(),
  game: z.optional(z.string()),
  template: z.optional(z.string()),
  /** In place of both, a saved list and the format that it was drafted in. */
  listId: z.optional(z.string()),
  format: z.optional(z.string()),
  settings: tableSettingsSchema,
});
export type Hosted = z.infer<typeof hostedSchema>;

/** Keeps the settings of a table for the next one of this host. The name is of its evening and stays behind. */
export function rememberHosted(hosted: Hosted): void {
  try {
    localStorage.setItem(HOSTED_KEY, JSON.stringify(hosted));
  } catch {
    // Without storage every table begins with the template's own settings.
  }
}

export function forgetHosted(): void {
  try {
    localStorage.removeItem(HOSTED_KEY);
  } catch {
    // Nothing was kept.
  }
}

function readHosted(memberId: string): Hosted | null {
  try {
    const read = z.safeParse(hostedSchema, JSON.parse(localStorage.getItem(HOSTED_KEY) ?? 'null'));
    return read.success && read.data.memberId === memberId ? read.data : null;
  } catch {
    return null;
  }
}

/** What this host had last time, as far as its game and template are still there; null without such a table. */
export function lastHosted(
  games: readonly GameSummary[],
  memberId: string,
): {
  readonly game: GameSummary;
  readonly template: GameSummary['templates'][number];
  readonly settings: Omit<TableSettings, 'name'>;
} | null {
  const hosted = readHosted(memberId);
  const game = games.find(({ slug }) => slug === hosted?.game);
  const template = game?.templates.find(({ slug }) => slug === hosted?.template);
  return hosted && game && template ? { game, template, settings: withoutName(hosted.settings) } : null;
}

/** The saved list that this host drafted last; null where it was a game. */
export function lastHostedList(memberId: string): {
  readonly listId: string;
  readonly format: string;
  readonly settings: Omit<TableSettings, 'name'>;
} | null {
  const hosted = readHosted(memberId);
  if (hosted?.listId === undefined || hosted.format === undefined) return null;
  return { listId: hosted.listId, format: hosted.format, settings: withoutName(hosted.settings) };
}

const withoutName = ({ name: _, description: __, ...settings }: TableSettings) => settings;

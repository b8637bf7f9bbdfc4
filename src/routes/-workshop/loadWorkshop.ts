import { workshopBenchRoutes } from '#contract/routes/admin/drafting.ts';
import type { Api } from '#src/api/api.ts';
import type { WorkshopData } from '#src/ui/features/workshop/workshopParts.ts';
import { benchPorts } from '../-benchPorts.ts';
import type { TableCalls } from '../-drafts/tableCalls.ts';

/** What the workshop of a game shows, or of the first game; null where there is none. */
export async function loadWorkshop(
  api: Api,
  drafts: TableCalls,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<WorkshopData | null> {
  const ports = benchPorts(api, workshopBenchRoutes, drafts);
  const asked = drafts.games();
  const game = wanted ?? (await asked)[0]?.slug;
  if (game === undefined) return null;
  const [games, bench, cards, templates] = await Promise.all([
    asked,
    ports.bench(game, signal),
    ports.cards(game, signal),
    ports.templates(game, signal),
  ]);
  return { games, game, bench, cards, templates };
}

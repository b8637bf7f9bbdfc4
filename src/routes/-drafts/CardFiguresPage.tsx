import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import type { GameFigures } from '#contract/results/cardFigures.ts';
import { cardFigureRoutes } from '#contract/routes/results/cardFigures.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { type Asked, asked, useAnswer } from '#src/ui/components/answer.ts';
import { RouteLoadError } from '#src/ui/components/RouteLoadError.tsx';
import { CardFiguresScreen } from '#src/ui/features/results/figures/CardFiguresScreen.tsx';
import type { FiguresSearch } from '#src/ui/features/results/figures/figuresSearch.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { TableCalls } from './tableCalls.ts';

const ROUTE = '/_member/my-drafts';

interface LoadedFigures {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly game: string;
  readonly list: Asked<GameFigures>;
}

/** The figures of a game, or of the first one; they're asked for as soon as the game is known. */
export async function loadCardFigures(
  api: Api,
  drafts: TableCalls,
  { game, ...query }: Partial<FiguresSearch>,
  signal: AbortSignal,
): Promise<LoadedFigures> {
  const listOf = (slug: string) =>
    asked(createClient(cardFigureRoutes, api).gameFigures({ params: { slug }, query }, { signal }));
  const early = game === undefined ? null : listOf(game);
  const [games] = await Promise.all([drafts.games(), loadMessages('results', 'cardFigures', 'common')]);
  const shown = game ?? games[0]?.slug ?? '';
  return { games, game: shown, list: early ?? listOf(shown) };
}

/** PowerUsers' list of how cards usually go. */
export function CardFiguresPage() {
  const loaded = useLoaderData({ from: ROUTE });
  return loaded?.figures ? <Figures loading={loaded.figures} /> : null;
}

function Figures({ loading }: { readonly loading: Asked<LoadedFigures> }) {
  const t = useMessages('cardFigures');
  const { q, sort, order, page } = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: '/my-drafts' });
  const { answer } = useAnswer(loading);
  if (answer.kind === 'failed') return <RouteLoadError title={t('loadFailed')} error={answer.error} />;
  const { games, game, list } = answer.value;
  return (
    <CardFiguresScreen
      games={games}
      search={{ game, q, sort, order, page }}
      onSearch={(changed) =>
        void navigate({ search: { tab: 'figures', ...changed }, replace: true, resetScroll: false })
      }
      list={list}
    />
  );
}

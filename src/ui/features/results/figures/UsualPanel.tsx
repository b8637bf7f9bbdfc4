import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { ownNameOf } from '#contract/games/faces.ts';
import { BATCH_DRAFTS, BATCH_PEOPLE, type CardFigure, LEAST_DRAFTS } from '#contract/results/cardFigures.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { type PoolCard, poolOf } from '../pool/poolGroups.ts';
import { WIDE } from '../ResultsFrame.tsx';
import type { AskedFigures } from '../resultCalls.ts';
import { FigureMeanings } from './FigureMeanings.tsx';
import { FigureHead, FiguresRow, FiguresTable } from './FiguresTable.tsx';
import { LAST_PICK } from './PickRange.tsx';
import { type UsualPick, usualPick } from './usualFigures.ts';

interface UsualPanelProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly figures: NonNullable<AskedFigures>;
}

const ROWS_FIRST = 6;

/** How the cards of the shown pool usually go, over all drafts in which people were shown them. */
export function UsualPanel({ results, seat, figures }: UsualPanelProps) {
  const t = useMessages('cardFigures');
  const [isDefined, setDefined] = useState(false);
  const id = useId();
  const { game } = results.table;
  if (!results.seats[seat]?.pool.length) return null;
  return (
    <TitledPanel
      title={t('usual')}
      end={
        <Button
          size="sm"
          variant="ghost"
          colorPalette="brass"
          aria-expanded={isDefined}
          aria-controls={id}
          onClick={() => setDefined(!isDefined)}
        >
          {t('meaning')}
        </Button>
      }
      {...WIDE}
      order={{ base: '1', sm: '0' }}
    >
      <FigureMeanings id={id} isShown={isDefined} />
      <Suspense fallback={<FiguresPending rows={4} />}>
        <Usual results={results} seat={seat} figures={figures} />
      </Suspense>
      <Button asChild size="sm" variant="ghost" colorPalette="brass" alignSelf="center">
        <Link to="/my-drafts" search={{ tab: 'figures', game: game.slug }}>
          {t('allOfGame', { game: game.name })}
        </Link>
      </Button>
    </TitledPanel>
  );
}

export function FiguresPending({ rows }: { readonly rows: number }) {
  const t = useMessages('cardFigures');
  return (
    <Stack role="status" aria-label={t('loading')} gap="2.5">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <Skeleton key={row} height="32px" borderRadius="small" />
      ))}
    </Stack>
  );
}

function Usual({ results, seat, figures }: UsualPanelProps) {
  const t = useMessages('cardFigures');
  const { answer } = useAnswer(figures);
  const [isWhole, setWhole] = useState(false);
  if (answer.kind === 'failed') return <RouteLoadError title={t('loadFailed')} error={answer.error} />;
  const shown = results.seats[seat];
  const rows = shown === undefined ? [] : rowsOf(poolOf(shown, results.faces), answer.value);
  if (!rows.some(({ usual }) => usual?.usual != null))
    return (
      <Text color="fg.muted">
        {t('tooFew', { drafts: BATCH_DRAFTS, people: BATCH_PEOPLE, least: LEAST_DRAFTS })}
      </Text>
    );
  const last = Math.max(LAST_PICK, ...results.table.template.rounds.map(({ cards }) => cards));
  return (
    <>
      <FiguresTable
        label={t('theseCards')}
        heads={
          <>
            <FigureHead>{t('card')}</FigureHead>
            <FigureHead isExtra>{t('takenHere')}</FigureHead>
            <FigureHead isExtra>{t('usuallyTaken')}</FigureHead>
            <FigureHead>{t('average')}</FigureHead>
            <FigureHead>{t('comesBack')}</FigureHead>
            <FigureHead>{t('draftsSeen')}</FigureHead>
          </>
        }
        rows={(isWhole ? rows : rows.slice(0, ROWS_FIRST)).map(({ card: { id, face, came }, usual }) => (
          <FiguresRow
            key={id}
            name={face.name}
            face={face}
            look={results.look}
            usual={usual}
            last={last}
            first={came === null ? '' : t('takenAt', { round: came.record.round, pick: came.record.pick })}
            isExtra
          />
        ))}
      />
      {rows.length > ROWS_FIRST && (
        <Flex justify="center">
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('showFewer') : t('showAll', { count: rows.length })}
          </Button>
        </Flex>
      )}
    </>
  );
}

interface UsualRow {
  readonly card: PoolCard;
  readonly usual: UsualPick | null;
}

/** Cards with the firmest figures first; no name twice. */
function rowsOf(pool: readonly PoolCard[], figures: readonly CardFigure[]): readonly UsualRow[] {
  const known = new Map(figures.map((figure) => [figure.name, usualPick(figure)]));
  const byName = new Map(pool.toReversed().map((card) => [ownNameOf(card.face), card]));
  const rows = [...byName].map(([name, card]) => ({ card, usual: known.get(name) ?? null }));
  return rows.sort(
    (a, b) =>
      (b.usual?.drafts ?? 0) - (a.usual?.drafts ?? 0) ||
      (a.card.came?.index ?? 0) - (b.card.came?.index ?? 0),
  );
}

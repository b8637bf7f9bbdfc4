import { Box, Button, EmptyState, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import {
  BATCH_DRAFTS,
  BATCH_PEOPLE,
  FIGURE_PAGE_ROWS,
  type GameFigures,
  LEAST_DRAFTS,
} from '#contract/results/cardFigures.ts';
import IconSearch from '~icons/ph/magnifying-glass';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { CardsIndicator } from '../../../components/CardsIndicator.tsx';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { PageLinks } from '../../../system/PageLinks.tsx';
import { ResultsFrame, ResultsHead, WIDE } from '../ResultsFrame.tsx';
import { FigureMeanings } from './FigureMeanings.tsx';
import { FigureHead, FiguresRow, FiguresTable } from './FiguresTable.tsx';
import type { FiguresSearch } from './figuresSearch.ts';
import { figureWords, NO_FIGURE, percent } from './figureWords.ts';
import { LAST_PICK } from './PickRange.tsx';
import { SortHead } from './SortHead.tsx';
import { FiguresPending } from './UsualPanel.tsx';
import { usualPick } from './usualFigures.ts';

interface CardFiguresScreenProps {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly search: FiguresSearch;
  readonly onSearch: (search: FiguresSearch) => void;
  readonly list: Asked<GameFigures>;
}

/** How all cards of a game usually go, to be sorted and searched; all of it is in the address. */
export function CardFiguresScreen({ games, search, onSearch, list }: CardFiguresScreenProps) {
  const t = useMessages('cardFigures');
  const [isDefined, setDefined] = useState(false);
  const id = useId();
  const isListed = games.some(({ slug }) => slug === search.game);
  return (
    <ResultsFrame>
      <ResultsHead
        title={t('usualAll')}
        lead={
          <Suspense key={search.game} fallback={'\u00a0'}>
            <Counted list={list} />
          </Suspense>
        }
      >
        <Button asChild>
          <Link to="/my-drafts">{t('myDrafts')}</Link>
        </Button>
      </ResultsHead>
      <Flex as="search" {...WIDE} wrap="wrap" align="center" columnGap="3" rowGap="2.5">
        <NameField key={search.game} search={search} onSearch={onSearch} />
        <Box width="170px">
          <FormSelect
            aria-label={t('game')}
            value={search.game}
            onChange={(event) => onSearch({ game: event.currentTarget.value })}
          >
            {games.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            {!isListed && <option value={search.game}>{search.game}</option>}
          </FormSelect>
        </Box>
        <Button
          variant="ghost"
          colorPalette="brass"
          aria-expanded={isDefined}
          aria-controls={id}
          onClick={() => setDefined(!isDefined)}
        >
          {t('meaning')}
        </Button>
      </Flex>
      <Box {...WIDE}>
        <FigureMeanings id={id} isShown={isDefined} hasPickRate />
      </Box>
      <Suspense
        key={search.game}
        fallback={
          <Box {...WIDE}>
            <FiguresPending rows={8} />
          </Box>
        }
      >
        <Figures search={search} onSearch={onSearch} list={list} />
      </Suspense>
    </ResultsFrame>
  );
}

function Counted({ list }: Pick<CardFiguresScreenProps, 'list'>) {
  const { answer } = useAnswer(list);
  if (answer.kind === 'failed') return '\u00a0';
  const { drafts, look } = answer.value;
  const t = figureWords();
  return drafts === 0
    ? t('noneCounted', { game: look.name })
    : t('counted', { drafts, game: look.name, least: LEAST_DRAFTS });
}

type Narrowing = Pick<CardFiguresScreenProps, 'search' | 'onSearch'>;

function Figures({ search, onSearch, list }: Narrowing & Pick<CardFiguresScreenProps, 'list'>) {
  const t = useMessages('cardFigures');
  const { answer, isAsking } = useAnswer(list);
  if (answer.kind === 'failed')
    return (
      <Box {...WIDE}>
        <RouteLoadError title={t('loadFailed')} error={answer.error} />
      </Box>
    );
  const { figures, look, total } = answer.value;
  if (figures.length === 0) return <Nothing search={search} onSearch={onSearch} />;
  const sort = { search, onSearch };
  const pageCount = Math.ceil(total / FIGURE_PAGE_ROWS);
  return (
    <>
      <Box layerStyle="panel" p={{ base: '1', sm: '5' }} {...WIDE} aria-busy={isAsking}>
        <FiguresTable
          label={t('allCards')}
          heads={
            <>
              <SortHead column="name" label={t('card')} {...sort} />
              <SortHead column="rate" label={t('pickRate')} {...sort} />
              <FigureHead isExtra>{t('usuallyTaken')}</FigureHead>
              <SortHead column="average" label={t('average')} {...sort} />
              <SortHead column="wheel" label={t('comesBack')} {...sort} />
              <SortHead column="drafts" label={t('draftsSeen')} {...sort} />
            </>
          }
          rows={figures.map((figure) => {
            const usual = usualPick(figure);
            const rate = usual.usual?.pickRate ?? null;
            return (
              <FiguresRow
                key={figure.name}
                name={figure.name}
                face={figure.face}
                look={look}
                usual={usual}
                last={LAST_PICK}
                first={rate === null ? NO_FIGURE : percent(rate)}
                isExtra={false}
              />
            );
          })}
        />
      </Box>
      {pageCount > 1 && (
        <Flex justify="center" {...WIDE}>
          <PageLinks
            page={search.page ?? 1}
            pageCount={pageCount}
            linkTo={(page, content) => (
              <Link
                to="/my-drafts"
                search={{ tab: 'figures', ...search, page: page === 1 ? undefined : page }}
                resetScroll={false}
                replace
              >
                {content}
              </Link>
            )}
          />
        </Flex>
      )}
    </>
  );
}

function NameField({ search, onSearch }: Narrowing) {
  const t = useMessages('cardFigures');
  const asked = search.q ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setTyped(asked);
  }
  const find = () => {
    const q = typed.trim();
    if (q !== asked) onSearch({ ...search, q: q === '' ? undefined : q, page: undefined });
  };
  return (
    <Box
      as="form"
      position="relative"
      flex={{ base: '1 1 100%', sm: '0 1 300px' }}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Box
        as={IconSearch}
        aria-hidden="true"
        position="absolute"
        top="50%"
        left="13px"
        zIndex="1"
        boxSize="18px"
        color="fg.subtle"
        translate="0 -50%"
        pointerEvents="none"
      />
      <FormInput
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={80}
        pl="10"
        value={typed}
        onBlur={find}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}

function Nothing({ search, onSearch }: Narrowing) {
  const t = useMessages('cardFigures');
  const hasWords = search.q !== undefined;
  return (
    <EmptyState.Root {...WIDE}>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title>{hasWords ? t('noneFits') : t('noFigures')}</EmptyState.Title>
        <EmptyState.Description>
          {hasWords ? t('noneFitsHint') : t('noFiguresHint', { drafts: BATCH_DRAFTS, people: BATCH_PEOPLE })}
        </EmptyState.Description>
        {hasWords && (
          <Button variant="solid" mt="4" onClick={() => onSearch({ game: search.game })}>
            {t('showAllCards')}
          </Button>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

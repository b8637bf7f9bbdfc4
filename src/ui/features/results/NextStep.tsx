import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ResultsView, SeatResult } from '#contract/results/results.ts';
import IconAgain from '~icons/ph/arrow-clockwise';
import IconGo from '~icons/ph/arrow-right-bold';
import IconPacks from '~icons/ph/cards-three';
import IconAccount from '~icons/ph/user-plus';
import IconTables from '~icons/ph/users-three';
import { PlayCard } from '../../components/cards/PlayCard.tsx';
import { PressButton } from '../../components/PressButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { bestCards, type PoolCard, poolOf } from './pool/poolGroups.ts';
import { REST } from './ResultsFrame.tsx';
import type { ResultCalls } from './resultCalls.ts';
import { deckSentence, decksWords, poolTitle } from './resultWords.ts';

interface NextStepProps {
  readonly results: ResultsView;
  readonly isGuest: boolean;
  readonly calls: Pick<ResultCalls, 'draftAgain' | 'playOn'>;
}

const BEST_CARDS = 4;
const WARM =
  'radial-gradient(420px 300px at 50% 18%, color-mix(in srgb, var(--brass) 22%, transparent), transparent 75%), linear-gradient(180deg, var(--panel-top), var(--s1))';
const QUIET = { variant: 'ghost', colorPalette: 'brass' } as const;

/** What the draft came to for the reader, and the one next thing to do. */
export function NextStep({ results, isGuest, calls }: NextStepProps) {
  const t = useMessages('results');
  const { seats, mySeat, table } = results;
  const id = useId();
  const mine = mySeat === null ? undefined : seats[mySeat];
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="lit"
      {...REST}
      order={{ base: '-1', lg: '0' }}
      gap="0"
      minHeight={{ lg: '452px' }}
      py="5"
      px={{ base: '4', sm: '6' }}
      overflow="hidden"
      background={WARM}
    >
      {mine === undefined ? (
        <Watched id={id} results={results} />
      ) : (
        <OwnPool id={id} results={results} mine={mine} />
      )}
      <Flex wrap="wrap" justify="center" columnGap="2" rowGap="0.5" mt="2.5">
        {mine !== undefined && table.isSolo && (
          <PressButton {...QUIET} onPress={calls.draftAgain}>
            <IconAgain aria-hidden="true" />
            {t('draftAgain')}
          </PressButton>
        )}
        {mine !== undefined && !table.isSolo && (
          <Button asChild {...QUIET}>
            <Link to="/drafts">
              <IconTables aria-hidden="true" />
              {t('anotherTable')}
            </Link>
          </Button>
        )}
        {mine !== undefined && results.mayReadLog && (
          <PressButton {...QUIET} onPress={() => calls.playOn({ seat: mySeat ?? 0 })}>
            <IconPacks aria-hidden="true" />
            {t('samePacks')}
          </PressButton>
        )}
        {isGuest && (
          <Button asChild {...QUIET} whiteSpace="normal" lineHeight="1.25">
            <Link to="/register">
              <IconAccount aria-hidden="true" />
              {t('keepDraft')}
            </Link>
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

function OwnPool({ id, results, mine }: Readonly<{ id: string; results: ResultsView; mine: SeatResult }>) {
  const t = useMessages('results');
  const { look, faces, seats, table } = results;
  const pool = poolOf(mine, faces);
  return (
    <>
      <Fan cards={bestCards(pool, look, mine.lanes, BEST_CARDS)} results={results} />
      <Title id={id}>{poolTitle(pool.length, look, mine.lanes)}</Title>
      <Text color="fg.muted" mt="1.5" mb="4">
        {deckSentence(mine, look, decksWords(seats))}
      </Text>
      <Button asChild variant="solid" size="xl" width="full">
        <Link
          to="/drafts/$draftId/deck-builder/$userId"
          params={{ draftId: table.draftId, userId: mine.seat.memberId ?? '' }}
        >
          {mine.deck?.isSubmitted === true ? t('openDeck') : t('buildDeck')}
          <IconGo aria-hidden="true" />
        </Link>
      </Button>
    </>
  );
}

function Watched({ id, results }: Readonly<{ id: string; results: ResultsView }>) {
  const t = useMessages('results');
  const pool = results.seats.flatMap((seat) => poolOf(seat, results.faces));
  return (
    <>
      <Fan cards={bestCards(pool, results.look, [], BEST_CARDS)} results={results} />
      <Title id={id}>{t('noSeat')}</Title>
      <Text color="fg.muted" mt="1.5" mb="4">
        {t('noSeatHint')}
      </Text>
      <Button asChild variant="solid" size="xl" width="full">
        <Link to="/drafts">
          {t('findTable')}
          <IconGo aria-hidden="true" />
        </Link>
      </Button>
    </>
  );
}

const Title = ({ id, children }: Readonly<{ id: string; children: string }>) => (
  <Heading as="h2" id={id} fontSize={{ base: 'xl', sm: '28px' }}>
    {children}
  </Heading>
);

/** Cards in a hand: each a little lower and further turned than the one nearer to the middle. */
const Fan = ({ cards, results }: Readonly<{ cards: readonly PoolCard[]; results: ResultsView }>) => (
  <Flex aria-hidden="true" flex="none" justify="center" height={{ base: '180px', sm: '190px' }} mb="4">
    {cards.map(({ id, face, isFoil }, place) => {
      const step = place - (cards.length - 1) / 2;
      return (
        <Box
          key={id}
          width={{ base: '54px', sm: '72px' }}
          transform={`translate(-28px, ${4 + Math.abs(step) * 7}px) rotate(${step * 7}deg)`}
        >
          <Box width={{ base: '112px', sm: '128px' }}>
            <PlayCard face={face} look={results.look} size="sm" width="fill" isFoil={isFoil} isEager />
          </Box>
        </Box>
      );
    })}
  </Flex>
);

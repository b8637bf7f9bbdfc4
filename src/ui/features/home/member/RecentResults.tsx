import { Box, Button, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconDeck from '~icons/ph/cards';
import IconReplay from '~icons/ph/play-circle';
import { useAnswer } from '../../../components/answer.ts';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { dayWords } from '../../../components/dateWords.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import type { FeatureSentences } from '../../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../../messages/useMessages.ts';
import { groupDrafts } from '../../my-drafts/groupDrafts.ts';
import { AllLink } from '../AllLink.tsx';
import type { MemberData } from '../homeData.ts';
import { PanelPart, PanelRow, RowName, RowPlaces } from './PanelRow.tsx';

const SHOWN = 3;

interface RecentResultsProps extends Pick<MemberData, 'mine' | 'userId'> {}

export function RecentResults({ mine, userId }: RecentResultsProps) {
  const t = useMessages('home');
  return (
    <TitledPanel
      title={t('recent')}
      end={<AllLink to="/my-drafts">{t('myDrafts')}</AllLink>}
      layerStyle="glass"
      isFlush
      gap="3"
    >
      <Suspense fallback={<RowPlaces />}>
        <Results mine={mine} userId={userId} />
      </Suspense>
    </TitledPanel>
  );
}

function Results({ mine, userId }: RecentResultsProps) {
  const t = useMessages('home');
  const { answer } = useAnswer(mine);
  const finished = answer.kind === 'loaded' ? groupDrafts(answer.value.tables).finished : [];
  if (answer.kind === 'failed' || finished.length === 0)
    return (
      <PanelPart>
        <Text color="fg.muted">{answer.kind === 'failed' ? t('recentFailed') : t('noResults')}</Text>
      </PanelPart>
    );
  return (
    <Stack as="ul" gap="0">
      {finished.slice(0, SHOWN).map((row) => (
        <ResultRow key={row.draftId} row={row} nowMs={answer.value.nowMs} userId={userId} />
      ))}
    </Stack>
  );
}

/** Whom one played with: bots where nobody else sat there. */
function companyOf({ seats, isSolo }: TableRow, t: ReactTranslator<FeatureSentences<'home'>>): string {
  const people = seats.filter(({ kind }) => kind === 'member').length;
  return t('company', { people: isSolo ? 1 : people, bots: seats.length - people });
}

/** The game and the table, once where the table's name begins with the game's. */
function tableWords({ name, game }: TableRow, t: ReactTranslator<FeatureSentences<'home'>>): string {
  return name.startsWith(game.name) ? name : t('gameAndDetail', { game: game.name, detail: name });
}

interface ResultRowProps {
  readonly row: TableRow;
  readonly nowMs: number;
  readonly userId: string;
}

function ResultRow({ row, nowMs, userId }: ResultRowProps) {
  const t = useMessages('home');
  const deckName = row.mine?.deck?.name ?? '';
  const isNamed = deckName !== '';
  const { draftId } = row;
  return (
    <PanelRow columns={{ base: '58px minmax(0, 1fr) auto', sm: '58px minmax(0, 1fr) 110px auto' }}>
      <Box
        height="42px"
        overflow="hidden"
        borderRadius="4px"
        background="linear-gradient(100deg, #2a473a, #14241f)"
        boxShadow="0 0 0 1px #0009"
        aria-hidden="true"
      >
        {row.art !== null && (
          <Image
            alt=""
            src={proxiedImageAddress(row.art)}
            loading="lazy"
            draggable={false}
            boxSize="full"
            objectFit="cover"
          />
        )}
      </Box>
      <RowName
        name={isNamed ? deckName : row.name}
        about={
          isNamed
            ? tableWords(row, t)
            : t('gameAndDetail', { game: row.game.name, detail: companyOf(row, t) })
        }
      />
      <Text color="fg.muted" textStyle="dense" whiteSpace="nowrap">
        {dayWords(row.finishedAtMs ?? row.createdAtMs, nowMs)}
      </Text>
      <Flex gap="1" gridColumn={{ base: '2 / -1', sm: 'auto' }} ml={{ base: '-3', sm: '0' }}>
        <Button asChild variant="ghost" size="sm" color="fg">
          <Link
            to="/drafts/$draftId/results"
            params={{ draftId }}
            aria-label={t('replayOf', { table: row.name })}
          >
            <IconReplay aria-hidden="true" />
            {t('replay')}
          </Link>
        </Button>
        <Button asChild variant="ghost" size="sm" color="fg">
          <Link
            to="/drafts/$draftId/deck-builder/$userId"
            params={{ draftId, userId }}
            aria-label={t('deckOf', { table: row.name })}
          >
            <IconDeck aria-hidden="true" />
            {t('deck')}
          </Link>
        </Button>
      </Flex>
    </PanelRow>
  );
}

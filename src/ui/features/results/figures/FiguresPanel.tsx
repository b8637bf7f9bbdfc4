import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { picksOf } from '#src/machines/replay/replayPlaces.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import type { PanelPlace } from '../ResultsFrame.tsx';
import { Defined } from './Defined.tsx';
import { LaneBars } from './LaneBars.tsx';
import { RarityTable } from './RarityTable.tsx';
import { type FigureTelling, tellingsOf } from './tellings.ts';

interface FiguresPanelProps extends PanelPlace {
  readonly results: ResultsView;
  readonly seat: number;
}

/** What one seat's draft and the whole table come to in numbers: each with what it counts and what it means. */
export function FiguresPanel({ results, seat, ...place }: FiguresPanelProps) {
  const t = useMessages('cardFigures');
  const { seats, mySeat } = results;
  const picks = picksOf(seats, seat);
  const tellings = useMemo(() => tellingsOf(picks), [picks]);
  const shown = seats[seat];
  if (shown === undefined || !picks.some(({ pack }) => pack.length > 0)) return null;
  return (
    <TitledPanel title={t('title')} order={{ base: '1', sm: '0' }} {...place}>
      <Text color="fg.muted" textStyle="dense" mt="-2.5">
        {t('lead', { who: seat === mySeat ? 'you' : 'other', name: shown.seat.name })}
      </Text>
      <SimpleGrid as="dl" minChildWidth="148px" gap="3">
        {tellings.map((telling) => (
          <Tile key={telling.key} telling={telling} />
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="5">
        <LaneBars results={results} picks={picks} />
        <RarityTable results={results} />
      </SimpleGrid>
    </TitledPanel>
  );
}

const Tile = ({
  telling: { label, isTold, value, count, definition },
}: {
  readonly telling: FigureTelling;
}) => (
  <Stack gap="1" py="3" px="3.5" border="line" borderRadius="control" background="bg.muted">
    <Box as="dt">
      <Defined label={label}>{definition}</Defined>
    </Box>
    <Box as="dd">
      <Text
        as="b"
        display="block"
        {...(isTold ? { textStyle: 'code', fontSize: '24px', lineHeight: '30px' } : { color: 'fg.muted' })}
      >
        {value}
      </Text>
      <Text as="span" color="fg.muted" textStyle="hint">
        {count}
      </Text>
    </Box>
  </Stack>
);

import { Box, Flex, Grid, Heading, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { Chevrons } from '#src/ui/components/brand/Chevrons.tsx';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { MOST } from '../ResultsFrame.tsx';
import { decksWords, directionsOf, directionWords, packsWords } from '../resultWords.ts';
import { SeatCard } from './SeatCard.tsx';
import { SEATS_AROUND_AT_MOST, seatPlace } from './seatPlaces.ts';

interface DraftedTableProps {
  readonly results: ResultsView;
  readonly shownSeat: number;
  /** Shows a seat's picks in the replay. */
  readonly onSeat: (seat: number) => void;
}

/** The table with everyone around it, the reader at the bottom; a list where there is no room for an oval. */
export function DraftedTable({ results, shownSeat, onSeat }: DraftedTableProps) {
  const t = useMessages('results');
  const id = useId();
  const { table, seats, look, mySeat } = results;
  const { rounds } = table.template;
  const isRound = seats.length <= SEATS_AROUND_AT_MOST;
  const directions = directionWords(rounds);
  const decks = decksWords(seats);
  return (
    <Box
      as="section"
      aria-labelledby={id}
      position="relative"
      height={{ md: isRound ? '452px' : 'auto' }}
      {...MOST}
    >
      <Flex
        layerStyle="felt"
        data-scheme="dark"
        direction="column"
        align="center"
        justify="center"
        minHeight={{ base: '0', md: '168px' }}
        m={{ base: '12px 12px 22px', md: isRound ? '0' : '12px 12px 24px' }}
        p="4"
        color="fg"
        textAlign="center"
        css={isRound ? ROUND_FELT : undefined}
      >
        {directions !== null && (
          <Flex align="center" gap="3" mb="2" color="var(--brass-hi)" textStyle="label">
            <Chevrons direction={directionsOf(rounds)[0] === 'right' ? 'right' : 'left'} size={14} />
            {t('passed', { directions })}
          </Flex>
        )}
        <Heading as="h2" id={id} fontSize={{ base: 'xl', md: '2xl' }}>
          {table.game.name}
        </Heading>
        <Text color="fg.muted" textStyle="dense">
          {packsWords(seats.length, table.template)}
        </Text>
        {decks !== null && (
          <Text color="ok.fg" textStyle="dense">
            {decks}
          </Text>
        )}
      </Flex>
      <Grid
        as="ul"
        templateColumns="repeat(auto-fill, minmax(min(190px, 46%), 1fr))"
        gap="2"
        css={[ONE_BY_ONE, isRound && ROUND_SEATS]}
      >
        {seats.map((result, place) => (
          <li
            key={result.seat.seat}
            style={styleOf((place - (mySeat ?? 0) + seats.length) % seats.length, seats.length)}
          >
            <SeatCard
              result={result}
              look={look}
              isMine={place === mySeat}
              isShown={place === shownSeat}
              onSeat={() => onSeat(place)}
            />
          </li>
        ))}
      </Grid>
    </Box>
  );
}

const ONE_BY_ONE: SystemStyleObject = {
  '@media (max-width: 350px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const ROUND_FELT: SystemStyleObject = {
  md: {
    position: 'absolute',
    inset: '50% auto auto 50%',
    width: 'min(600px, 68%)',
    height: '286px',
    transform: 'translate(-50%, -50%)',
  },
};

const ROUND_SEATS: SystemStyleObject = {
  md: {
    '& > li': {
      position: 'absolute',
      top: 'var(--y)',
      left: 'var(--x)',
      width: 'min(214px, 24.5%)',
      transform: 'translate(-50%, -50%)',
    },
  },
};

function styleOf(offset: number, seats: number): StyleWithVariables {
  const { x, y } = seatPlace(offset, seats);
  return { '--x': `${x}%`, '--y': `${y}%` };
}

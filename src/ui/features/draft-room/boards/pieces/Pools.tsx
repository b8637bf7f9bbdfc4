import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import { BoardTitle, Count } from './BoardParts.tsx';
import { PersonFace } from './PersonFace.tsx';
import { Strips } from './Strips.tsx';
import { nameOf } from './words.ts';

interface PoolsProps {
  /** By seat, in the order in which the cards were taken. */
  readonly pools: readonly (readonly CardView[])[];
  readonly turnSeat: number | null;
}

/** What everyone took, if that is public: your seat first, the newest card on top. */
export function Pools({ pools, turnSeat }: PoolsProps) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const first = view.seat ?? 0;
  return (
    <PoolList label={t('pools')} title={t('pools')}>
      {pools.map((_, place) => {
        const seat = (first + place) % pools.length;
        const person = people[seat];
        return (
          person && <Pool key={seat} person={person} cards={pools[seat] ?? []} isTurn={seat === turnSeat} />
        );
      })}
    </PoolList>
  );
}

interface PoolListProps {
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const PoolList = ({ label, title, children }: PoolListProps) => (
  <Box as="section" aria-label={label} mt="7" pt="4" borderTop="line">
    <BoardTitle>{title}</BoardTitle>
    <SimpleGrid mt="3" gap="3.5" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: COLUMNS }}>
      {children}
    </SimpleGrid>
  </Box>
);
const COLUMNS = 'repeat(auto-fill, minmax(190px, 1fr))';

interface PoolProps {
  readonly person: Person;
  /** As they were taken. */
  readonly cards: readonly CardView[];
  readonly isTurn?: boolean;
  readonly isDone?: boolean;
  readonly empty?: string;
  readonly mark?: ReactNode;
  readonly end?: (card: CardView, name: string) => ReactNode;
}

/** What one player took, the newest on top. */
export function Pool({ person, cards, isTurn = false, isDone = false, empty, mark, end }: PoolProps) {
  const t = useMessages('boards');
  const name = nameOf(t, person);
  const label = t('titleAndCards', { title: name, count: cards.length });
  return (
    <Box
      as="section"
      aria-label={isDone ? t('doneMember', { member: label }) : label}
      layerStyle="glass"
      borderColor={isTurn ? 'brass.fg' : 'border'}
      minWidth="0"
      p="2.5"
    >
      <Flex align="center" gap="2" mb="2">
        <PersonFace person={person} size={26} />
        <Heading as="h3" textStyle="label" flex="1" minWidth="0" truncate>
          {name}
        </Heading>
        {mark}
        <Count>{cards.length}</Count>
      </Flex>
      {cards.length === 0 ? (
        <Text textStyle="dense" color="fg.muted">
          {empty ?? t('noCardsYet')}
        </Text>
      ) : (
        <Strips cards={cards.toReversed()} {...(end && { end })} />
      )}
    </Box>
  );
}

/** Another seat's open pool, folded until one wants to see it. */
export function FoldedPool({ person, cards }: Readonly<{ person: Person; cards: readonly CardView[] }>) {
  const t = useMessages('boards');
  if (cards.length === 0) return null;
  const label = t('poolOf', { who: person.isYou ? 'you' : 'other', name: person.name });
  return (
    <Box
      as="details"
      layerStyle="glass"
      mt="4"
      px="3.5"
      py="2.5"
      css={{ '&[open] > summary': { mb: '2.5' } }}
    >
      <Box as="summary" textStyle="label" cursor="pointer">
        {label} <Count>{cards.length}</Count>
      </Box>
      <Strips label={label} cards={cards} isWide />
    </Box>
  );
}

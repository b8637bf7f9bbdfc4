import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import { PersonFace } from './PersonFace.tsx';
import { nameOf } from './words.ts';

interface SeatChipsProps {
  readonly label: string;
  readonly mt?: string;
  /** Beside and below the name. */
  readonly children: (person: Person) => ReactNode;
  /** At the end, such as a tick. */
  readonly end?: (person: Person) => ReactNode;
}

/** Everybody at the table with a word about each. */
export function SeatChips({ label, mt = '6', children, end }: SeatChipsProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  return (
    <Flex as="ul" aria-label={label} wrap="wrap" gap="2.5" mt={mt} listStyle="none" padding="0">
      {people.map((person) => (
        <Flex
          as="li"
          key={person.seat}
          layerStyle="glass"
          align="center"
          gap="2.5"
          py="1.5"
          pl="2"
          pr="3.5"
          borderRadius="full"
          borderColor={person.isYou ? 'brass.border' : 'border'}
          fontSize="sm"
          lineHeight="1.25"
        >
          <PersonFace person={person} size={28} />
          <Box>
            <Text as="b" fontWeight="semibold">
              {nameOf(t, person)}
            </Text>{' '}
            {children(person)}
          </Box>
          {end?.(person)}
        </Flex>
      ))}
    </Flex>
  );
}

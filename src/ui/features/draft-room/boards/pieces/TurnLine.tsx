import { Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { PersonFace } from './PersonFace.tsx';
import { whoIs } from './words.ts';

interface TurnLineProps {
  readonly turnSeat: number | null;
  readonly nextSeats?: readonly number[];
  /** What the one whose turn it is does: “You take a card”, “Kim takes a card”. */
  readonly words: (whose: ReturnType<typeof whoIs>) => string;
}

/** Whose turn it is and who comes next, with faces. */
export function TurnLine({ turnSeat, nextSeats = [], words }: TurnLineProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  const person = turnSeat === null ? undefined : people[turnSeat];
  if (!person) return null;
  const next = nextSeats.flatMap((seat) => people[seat] ?? []);
  return (
    <Flex as="p" wrap="wrap" align="center" columnGap="5" rowGap="2">
      <HStack as="span" gap="2">
        <PersonFace person={person} size={28} />
        <Text as="b" fontWeight="semibold" color={person.isYou ? 'brass.fg' : 'fg'}>
          {words(whoIs(t, person))}
        </Text>
      </HStack>
      {next.length > 0 && (
        <HStack as="span" gap="2" textStyle="dense" color="fg.muted">
          {t('thenNext')}
          {next.map((one, place) => {
            const name = !one.isYou ? one.name : person.isYou && place === 0 ? t('youAgain') : t('youNext');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same person may come twice in a snake
              <HStack as="span" key={place} gap="1.5" title={one.name}>
                <PersonFace person={one} size={22} />
                {place === 0 ? name : <VisuallyHidden>{name}</VisuallyHidden>}
              </HStack>
            );
          })}
        </HStack>
      )}
    </Flex>
  );
}

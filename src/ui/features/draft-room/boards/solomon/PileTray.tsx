import { Box, Center, Flex, Heading, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { CardView } from '#contract/room/room.ts';
import type { PileName } from '#engine/formats/solomon/solomon.types.ts';
import { LaneGlyph } from '../../../../components/cards/LaneGlyph.tsx';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { meanCost, pileTitle, pileWords } from './pileWords.ts';

interface TraysProps extends ComponentProps<typeof SimpleGrid> {
  readonly isWide: boolean;
}

/** Both piles, beside each other where there is room. */
export const Trays = ({ isWide, ...props }: TraysProps) => (
  <SimpleGrid columns={isWide ? 2 : 1} gap={isWide ? '5' : '3.5'} {...props} />
);

interface PileTrayProps {
  readonly name: PileName;
  readonly cards: readonly CardView[];
  readonly isLit?: boolean;
  readonly isMovable?: boolean;
  /** Said where no card lies. */
  readonly empty: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** One pile: how many, which lanes, the average cost, and its cards. */
export function PileTray({
  name,
  cards,
  isLit = false,
  isMovable = false,
  empty,
  ref,
  children,
}: PileTrayProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const faces = cards.flatMap(({ card }) => view.faces[card] ?? []);
  const words = pileWords(
    t,
    name,
    faces.map((face) => face.name),
  );
  const mean = meanCost(faces.map(({ cost }) => cost));
  const lanes = view.look.lanes
    .map((lane) => ({ lane, count: faces.filter((face) => face.lanes.includes(lane.key)).length }))
    .filter(({ count }) => count > 0);
  return (
    <Box
      as="section"
      aria-label={words}
      ref={ref}
      data-pile={name}
      layerStyle={isLit ? 'lit' : 'glass'}
      {...(isLit && { borderColor: 'brass.fg' })}
      height="full"
      px="4"
      py="3.5"
    >
      <Flex
        as="header"
        wrap="wrap"
        align="baseline"
        columnGap="3"
        rowGap="1"
        mb="3.5"
        color="fg.muted"
        textStyle="dense"
      >
        <Heading as="h2" fontSize="20px" color="fg">
          {pileTitle(t, name)}
        </Heading>
        <Text as="span">{t('pileSize', { count: cards.length })}</Text>
        <Flex flex="1" wrap="wrap" columnGap="3" rowGap="1" textStyle="hint">
          {lanes.map(({ lane, count }) => (
            <HStack as="span" key={lane.key} gap="1" title={lane.label} aria-label={`${lane.label} ${count}`}>
              <LaneGlyph lane={lane} size={14} /> {count}
            </HStack>
          ))}
          {mean !== null && (
            <Text as="span">{t.rich('averageCost', { cost: mean, b: (cost) => <b>{cost}</b> })}</Text>
          )}
        </Flex>
        {children}
      </Flex>
      {cards.length === 0 ? (
        <Center
          as="p"
          minHeight={{ base: '96px', lg: '180px' }}
          p="5"
          border="1.5px dashed"
          borderColor="border.control"
          borderRadius="control"
          color="fg.muted"
          textStyle="dense"
          textAlign="center"
          textWrap="balance"
        >
          {empty}
        </Center>
      ) : (
        <CardGrid
          label={words}
          cards={cards}
          mayChoose
          widest={146}
          stateOf={() => (isMovable ? 'idle' : 'quiet')}
        />
      )}
    </Box>
  );
}

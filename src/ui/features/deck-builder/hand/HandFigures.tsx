import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import IconSentBack from '~icons/ph/arrow-u-up-left';
import IconKept from '~icons/ph/check-bold';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { averageCost, chanceToDraw, type HandCard, type SampleHand } from './sampleHand.ts';

interface HandFiguresProps {
  readonly hand: SampleHand;
  readonly deck: readonly HandCard[];
  /** Cards that are drawn by the third turn. */
  readonly draws: number;
}

const MOST_MARKS = 12;

/** What a hand amounts to, and how the hands so far went. */
export function HandFigures({ hand, deck, draws }: HandFiguresProps) {
  const t = useMessages('deck');
  const average = averageCost(hand.hand);
  const lands = hand.hand.filter(({ isFree }) => isFree).length;
  const landsInDeck = deck.filter(({ isFree }) => isFree).length;
  const left = hand.library.length;
  const toCome = Math.max(0, draws - hand.drawn);
  const chance = chanceToDraw(1, landsInDeck - lands, left, Math.min(toCome, left));
  const kept = hand.verdicts.filter((verdict) => verdict === 'kept').length;
  const back = hand.verdicts.length - kept;
  return (
    <SimpleGrid
      as="dl"
      minChildWidth="150px"
      mx={{ base: '-16px', sm: '-24px' }}
      mb="3.5"
      borderY="line"
      css={{ '& > * + *': { borderLeft: { sm: 'line' } } }}
    >
      <Figure words={t('averageInHand')}>
        {average === null ? t('noCosts') : formatFor().number(average, ONE_DIGIT)}
      </Figure>
      {landsInDeck > 0 && (
        <>
          <Figure words={t('landsInHand', { count: lands })}>
            {t('landsOf', { count: lands, total: hand.hand.length })}
          </Figure>
          <Figure words={t('nextLand', { next: lands + 1 })}>
            {t('chance', { percent: Math.round(100 * chance) })}
          </Figure>
        </>
      )}
      <Figure words={hand.verdicts.length === 0 ? t('noVerdicts') : t('verdicts', { kept, back })}>
        <Flex wrap="wrap" align="center" gap="1" minHeight="29px" aria-hidden="true">
          {hand.verdicts.slice(-MOST_MARKS).map((verdict, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the verdicts of a sitting never move
            <Mark key={place} palette={verdict === 'kept' ? 'ok' : 'warn'}>
              {verdict === 'kept' ? <IconKept /> : <IconSentBack />}
            </Mark>
          ))}
          <Box boxSize="6" border="1.5px dashed var(--brass-fg)" borderRadius="full" />
        </Flex>
      </Figure>
    </SimpleGrid>
  );
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const Figure = ({ words, children }: Readonly<{ words: string; children: React.ReactNode }>) => (
  <Flex direction="column-reverse" justify="flex-end" gap="0.5" px={{ base: '4', sm: '6' }} py="3">
    <Text as="dt" fontSize="sm" lineHeight="1.35">
      {words}
    </Text>
    <Text as="dd" color="fg" textStyle="code" fontSize="24px" fontWeight="semibold" lineHeight="1.2">
      {children}
    </Text>
  </Flex>
);

const Mark = ({ palette, children }: Readonly<{ palette: 'ok' | 'warn'; children: React.ReactNode }>) => (
  <Flex
    align="center"
    justify="center"
    boxSize="6"
    borderRadius="full"
    colorPalette={palette}
    background="colorPalette.subtle"
    color="colorPalette.fg"
    css={{ '& svg': { boxSize: '13px' } }}
  >
    {children}
  </Flex>
);

import { Box, Button, HStack, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Bench } from '#contract/admin/packs.ts';
import type { CardFace } from '#contract/games/faces.ts';
import type { CardInstance, DraftCard } from '#engine/core/cards.ts';
import { PlayCard } from '#src/ui/components/cards/PlayCard.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconDice from '~icons/ph/dice-five';

interface LivePackProps {
  readonly opened: readonly CardInstance[];
  readonly cards: readonly DraftCard[];
  readonly look: Bench['look'];
  readonly onOpen: () => void;
}

/** A pack as somebody would open it now, opened again with every change. */
export function LivePack({ opened, cards, look, onOpen }: LivePackProps) {
  const t = useMessages('adminPacks');
  const open = (
    <HStack gap="3">
      <Text color="fg.muted" textStyle="dense">
        {t('cardCount', { count: opened.length })}
      </Text>
      <Button size="sm" onClick={onOpen}>
        <IconDice aria-hidden="true" />
        {t('openAnother')}
      </Button>
    </HStack>
  );
  return (
    <TitledPanel title={t('livePack')} layerStyle="flat" end={open}>
      <SimpleGrid as="ol" aria-label={t('liveCards')} minChildWidth="100px" gap="2">
        {opened.map(({ card, finish }, at) => {
          const drawn = cards[card];
          if (drawn === undefined) return null;
          const isFoil = finish === 'foil';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice
            <Box as="li" key={at} title={drawn.name}>
              <PlayCard
                face={faceOf(drawn, card)}
                look={look}
                size="sm"
                width="fill"
                isFoil={isFoil}
                isFramed
              />
              <VisuallyHidden>
                {t(isFoil ? 'liveFoil' : 'liveCard', { name: drawn.name, rarity: drawn.rarity })}
              </VisuallyHidden>
            </Box>
          );
        })}
      </SimpleGrid>
    </TitledPanel>
  );
}

const faceOf = (card: DraftCard, index: number): CardFace => ({
  ...{ card: index, name: card.name, set: card.set, number: card.number, rarity: card.rarity },
  ...{ cost: card.cost, costText: card.costText, lanes: [...card.lanes], image: card.image },
  ...{
    type: card.type,
    typeLine: card.typeLine,
    rules: '',
    flavour: '',
    stats: null,
    sides: [],
    attributes: {},
  },
});

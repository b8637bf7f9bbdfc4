import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { laneOf, rarityOf } from '../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../components/cards/LaneGlyph.tsx';
import { OwnName } from '../../components/cards/OwnName.tsx';
import { PlayCard, RulesText } from '../../components/cards/PlayCard.tsx';
import { RarityMark } from '../../components/cards/RarityMark.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DeckDialog } from './DeckDialog.tsx';

interface ZoomDialogProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** A card as large as it gets, with all its words beside it. */
export default function ZoomDialog({ face, look, onClose }: ZoomDialogProps) {
  const t = useMessages('deck');
  const rarity = rarityOf(look, face.rarity);
  return (
    <DeckDialog title={face.name} size="md" onClose={onClose}>
      <Flex wrap="wrap" columnGap="5" rowGap="4">
        <PlayCard face={face} look={look} size="lg" isEager />
        <Stack flex="1 1 220px" gap="3" minWidth="0" color="fg">
          <OwnName face={face} />
          <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
            {face.lanes.map((key) => {
              const lane = laneOf(look, key);
              return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={18} />;
            })}
            <Text fontWeight="semibold">{face.typeLine}</Text>
            {face.costText !== '' && (
              <Text color="fg.muted">
                {t('cost')} <RulesText rules={face.costText} look={look} />
              </Text>
            )}
            {face.stats !== null && <Text textStyle="code">{face.stats}</Text>}
          </Flex>
          {face.rules !== '' && <Rules rules={face.rules} look={look} />}
          {face.flavour !== '' && (
            <Text color="fg.muted" fontFamily="heading" fontSize="15px" fontStyle="italic" lineHeight="1.45">
              {face.flavour}
            </Text>
          )}
          {face.sides.map((side) => (
            <Box key={side.name}>
              <Heading as="h3" size="sm" fontSize="md">
                {side.name}
              </Heading>
              <Text color="fg.muted" textStyle="dense">
                {side.typeLine}
              </Text>
              <Rules rules={side.rules} look={look} />
            </Box>
          ))}
          <Flex align="center" gap="2.5" color="fg.muted" textStyle="dense">
            <RarityMark rarity={rarity} />
            {t('printing', { rarity: rarity.name, set: face.set, number: face.number })}
          </Flex>
        </Stack>
      </Flex>
    </DeckDialog>
  );
}

const Rules = (props: { readonly rules: string; readonly look: GameLook }) => (
  <Text whiteSpace="pre-line">
    <RulesText {...props} />
  </Text>
);

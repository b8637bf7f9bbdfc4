import { Flex } from '@chakra-ui/react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { laneOf, rarityOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { listed } from '../roomWords.ts';

/** Lane and rarity in words, each beside its shape. */
export const CardFacts = ({ face, look }: Readonly<{ face: CardFace; look: GameLook }>) => {
  const lanes = face.lanes.flatMap((key) => laneOf(look, key) ?? []);
  const laneWords = listed(lanes.map(({ label }) => label));
  const rarity = rarityOf(look, face.rarity);
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      mt="3.5"
      mb="3"
      color="fg.muted"
      fontSize="14px"
      lineHeight="1.3"
      willChange="transform"
    >
      <Flex as="span" align="center" gap="2" minWidth="0">
        {lanes.map((lane) => (
          <LaneGlyph key={lane.key} lane={lane} size={16} />
        ))}
        {laneWords === '' ? face.type : `${laneWords} ${face.type.toLowerCase()}`}
      </Flex>
      <Flex as="span" align="center" gap="2" minWidth="0">
        <RarityMark rarity={rarity} hasPips />
        {rarity.name}
      </Flex>
    </Flex>
  );
};

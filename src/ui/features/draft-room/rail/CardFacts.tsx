import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { laneOf, rarityOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';

/** Lane and rarity in words, each beside its shape. */
export const CardFacts = ({ face, look }: Readonly<{ face: CardFace; look: GameLook }>) => {
  const lanes = face.lanes.flatMap((key) => laneOf(look, key) ?? []);
  const words = lanes.map(({ label }) => label).join(' and ');
  const rarity = rarityOf(look, face.rarity);
  return (
    <div className="room-facts">
      <span>
        {lanes.map((lane) => (
          <LaneGlyph key={lane.key} lane={lane} size={16} />
        ))}
        {words === '' ? face.type : `${words} ${face.type.toLowerCase()}`}
      </span>
      <span>
        <RarityMark rarity={rarity} hasPips />
        {rarity.name}
      </span>
    </div>
  );
};

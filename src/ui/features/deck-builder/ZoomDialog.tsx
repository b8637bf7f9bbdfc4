import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { laneOf, rarityOf } from '../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../components/cards/LaneGlyph.tsx';
import { PlayCard, RulesText } from '../../components/cards/PlayCard.tsx';
import { RarityMark } from '../../components/cards/RarityMark.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';

interface ZoomDialogProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** A card as large as it gets, with all its words beside it. */
export default function ZoomDialog({ face, look, onClose }: ZoomDialogProps) {
  const rarity = rarityOf(look, face.rarity);
  return (
    <ModalDialog title={face.name} isOpen onClose={onClose} width="form">
      <div className="deck-zoom">
        <PlayCard face={face} look={look} size="lg" isEager />
        <div className="deck-zoom-words">
          <p className="deck-zoom-line">
            {face.lanes.map((key) => {
              const lane = laneOf(look, key);
              return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={18} />;
            })}
            <b>{face.typeLine}</b>
            {face.costText !== '' && (
              <span className="muted">
                cost <RulesText rules={face.costText} look={look} />
              </span>
            )}
            {face.stats !== null && <span className="num">{face.stats}</span>}
          </p>
          {face.rules !== '' && (
            <p className="deck-zoom-rules">
              <RulesText rules={face.rules} look={look} />
            </p>
          )}
          {face.flavour !== '' && <p className="deck-zoom-flavour muted">{face.flavour}</p>}
          {face.sides.map((side) => (
            <div key={side.name}>
              <h3>{side.name}</h3>
              <p className="t14 muted">{side.typeLine}</p>
              <p className="deck-zoom-rules">
                <RulesText rules={side.rules} look={look} />
              </p>
            </div>
          ))}
          <p className="deck-zoom-line t14 muted">
            <RarityMark rarity={rarity} />
            {rarity.name}, {face.set} {face.number}
          </p>
        </div>
      </div>
    </ModalDialog>
  );
}

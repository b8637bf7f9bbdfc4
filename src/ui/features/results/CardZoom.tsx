import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { PlayCard, RulesText } from '../../components/cards/PlayCard.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';

interface CardZoomProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** A card large enough to read, its words beside it as text. */
export const CardZoom = ({ face, look, onClose }: CardZoomProps) => (
  <ModalDialog title={face.name} isOpen onClose={onClose} width="form">
    <div className="card-zoom">
      <PlayCard face={face} look={look} size="lg" isEager />
      <div>
        <p className="b">
          <RulesText
            rules={[face.typeLine, face.costText && `cost ${face.costText}`].filter(Boolean).join(', ')}
            look={look}
          />
        </p>
        <p className="card-zoom-rules">
          <RulesText rules={face.rules} look={look} />
        </p>
        {face.stats !== null && <p className="num">{face.stats}</p>}
        {face.flavour !== '' && (
          <p>
            <em>{face.flavour}</em>
          </p>
        )}
        <p className="subtle t14">
          {face.set} {face.number}
        </p>
      </div>
    </div>
  </ModalDialog>
);

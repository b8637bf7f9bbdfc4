import { useState } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { PlayCard, RulesText } from '../../../components/cards/PlayCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { CardFacts } from '../rail/CardFacts.tsx';

interface ZoomDialogProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** One card as large as it gets, with its full text beside it. */
export function ZoomDialog({ face, look, onClose }: ZoomDialogProps) {
  const [side, setSide] = useState(0);
  const other = face.sides[side - 1];
  const shown: CardFace = other ? { ...face, ...other, sides: face.sides } : face;
  return (
    <ModalDialog title={shown.name} isOpen onClose={onClose} width="form">
      <div className="room-zoom">
        <div className="room-zoom-card">
          <PlayCard face={shown} look={look} size="xl" width="cell" isEager isFoil />
        </div>
        <div className="room-zoom-words">
          <p className="room-zoom-type">{shown.typeLine || shown.type}</p>
          <CardFacts face={shown} look={look} />
          <p className="room-zoom-rules">
            <RulesText rules={shown.rules} look={look} />
          </p>
          {shown.flavour !== '' && <em>{shown.flavour}</em>}
          {shown.stats !== null && <p className="num">{shown.stats}</p>}
          <p className="subtle t13">
            {face.set.toUpperCase()} {face.number}
          </p>
          {face.sides.length > 0 && (
            <Button onClick={() => setSide((side + 1) % (face.sides.length + 1))}>Other side</Button>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

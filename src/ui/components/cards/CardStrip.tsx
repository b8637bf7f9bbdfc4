import { memo, type ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import './card.css';
import { isSurelyWhole } from './cardFit.ts';
import { cardStyle } from './cardStyle.ts';
import { costOnDisc } from './costText.ts';
import { rarityOf } from './gameLook.ts';
import { RarityMark } from './RarityMark.tsx';

interface CardStripProps {
  readonly face: CardFace;
  readonly look: GameLook;
  /** Shown as "×3" from two up. */
  readonly count?: number;
  readonly isDimmed?: boolean;
  readonly children?: ReactNode;
}

/** What a strip of the deck builder leaves its name; narrower ones elsewhere cut off in any case. */
const ROOM_EMS = 8.6;

/** The title bar alone, 26 px high: cost, name, rarity. Children stand at its end. */
export const CardStrip = memo(function CardStrip({
  face,
  look,
  count = 1,
  isDimmed = false,
  children,
}: CardStripProps) {
  const rarity = rarityOf(look, face.rarity);
  const disc = costOnDisc(face.cost, face.costText);
  const { aspectRatio: _, '--w': __, ...colours } = cardStyle(face, look, rarity, 'sm', undefined);
  const classes = ['ps'];
  if (disc === null) classes.push('bare');
  if (isDimmed) classes.push('dimmed');
  return (
    <div className={classes.join(' ')} style={colours}>
      {disc !== null && <span className={disc.length > 2 ? 'pc-c long' : 'pc-c'}>{disc}</span>}
      <span className={isSurelyWhole(face.name, ROOM_EMS) ? 'pc-n whole' : 'pc-n'} title={face.name}>
        {face.name}
      </span>
      {count > 1 && <span className="ps-n">×{count}</span>}
      <RarityMark rarity={rarity} isOnCard />
      {children}
    </div>
  );
});

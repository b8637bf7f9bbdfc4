import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { formatFor } from '../../messages/format.ts';
import { inARow } from '../../messages/inARow.ts';
import { currentLocale } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { laneOf, rarityOf } from './gameLook.ts';

/** “Cinder Vale, Ember place, rare, cost 2”: what a screen reader hears of a card before its text. */
export function accessibleCardName(face: CardFace, look: GameLook): string {
  const t = messagesFor(currentLocale(), 'common');
  const lanes = formatFor().list(face.lanes.map((key) => laneOf(look, key)?.label ?? key));
  const kind = lanes === '' ? face.type : `${lanes} ${face.type.toLowerCase()}`;
  const cost = spokenCost(face);
  const parts = [
    face.name,
    kind.trim(),
    rarityOf(look, face.rarity).name.toLowerCase(),
    cost && t('cardCost', { cost }),
  ];
  return inARow(parts.filter((part) => part !== ''));
}

const spokenCost = (face: CardFace): string =>
  face.cost !== null ? String(face.cost) : face.costText.replaceAll(/[{}]+/g, ' ').trim();

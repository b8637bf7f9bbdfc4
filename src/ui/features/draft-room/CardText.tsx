import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import { costOnDisc, costSymbols } from '../../components/cards/costText.ts';
import { laneOf, rarityOf } from '../../components/cards/gameLook.ts';
import { type CardState, RulesText } from '../../components/cards/PlayCard.tsx';
import styles from './cardText.module.css';

interface CardTextProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly state: CardState;
  readonly sentence: string | undefined;
}

/** A card in words alone, for Text mode: nothing is drawn and nothing is loaded. */
export function CardText({ face, look, state, sentence }: CardTextProps) {
  const lanes = face.lanes.map((key) => laneOf(look, key)?.label ?? key).join(', ');
  const kind = [face.typeLine, lanes, rarityOf(look, face.rarity).name, face.stats]
    .filter(Boolean)
    .join(' · ');
  const cost =
    costSymbols(face.costText).length > 0 ? face.costText : (costOnDisc(face.cost, face.costText) ?? '');
  return (
    <div
      className={classNames(
        styles.card,
        state === 'reserved' && styles.reserved,
        state === 'refused' && styles.refused,
      )}
      data-card-text=""
    >
      <span className={styles.cost}>{cost === '' ? '–' : <RulesText rules={cost} look={look} />}</span>
      <b>
        {face.name}
        {sentence !== undefined && <em> {sentence}</em>}
      </b>
      <p className={styles.kind}>{kind}</p>
      {face.rules !== '' && (
        <p>
          <RulesText rules={face.rules} look={look} />
        </p>
      )}
      {face.sides.map((side) => (
        <p key={side.name}>
          <b>{side.name}</b> {side.typeLine} <RulesText rules={side.rules} look={look} />
        </p>
      ))}
    </div>
  );
}

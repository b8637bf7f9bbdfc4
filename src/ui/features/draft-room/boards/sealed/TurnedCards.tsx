import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { CardBack } from '../../../../components/cards/CardBack.tsx';
import { PlayCard } from '../../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { CardText } from '../../CardText.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { BoardNote } from '../pieces/BoardParts.tsx';
import type { OpenedPack } from './opening.ts';
import styles from './turnedCards.module.css';

interface TurnedCardsProps {
  readonly cards: OpenedPack;
  readonly turned: number;
}

const FAN_PX = 400;
const STEP_PX = 54;
const BACKS_AT_MOST = 5;

/** The cards of the pack at hand: those turned before as a fan, the newest one large, the rest face down. */
export function TurnedCards({ cards, turned }: TurnedCardsProps) {
  const t = useMessages('boards');
  const { usesTextMode } = usePreferences();
  const open = cards.slice(0, turned);
  const newest = open.at(-1);
  const left = cards.length - turned;
  if (usesTextMode) return <TurnedRows cards={open} left={left} />;
  return (
    <div className={classNames(styles.turned, turned === 0 && styles.untouched)}>
      <ul className={styles.fan} style={fanStyle(open.length - 1)} aria-label={t('turnedCards')}>
        {open.slice(0, -1).map((card, place) => (
          <TurnedCard key={card.id} card={card} place={place} width={150} />
        ))}
      </ul>
      <ul className={styles.newest} aria-label={t('turnedNewest')}>
        {newest && <TurnedCard key={newest.id} card={newest} place={0} width={236} />}
      </ul>
      <div className={styles.left}>
        <span className={styles.backs} aria-hidden="true">
          {Array.from({ length: Math.min(left, BACKS_AT_MOST) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are told apart by their place alone
            <CardBack key={place} width={128} aspect={0.714} style={{ '--place': place }} />
          ))}
        </span>
        <span className={styles.count}>{t('toTurn', { count: left })}</span>
      </div>
    </div>
  );
}

const fanStyle = (cards: number): StyleWithVariables => ({
  '--step': `${Math.round(Math.min(STEP_PX, FAN_PX / Math.max(1, cards - 1)))}px`,
  '--count': cards,
});

function TurnedCard({
  card,
  place,
  width,
}: Readonly<{ card: OpenedPack[number]; place: number; width: number }>) {
  const t = useMessages('boards');
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const face = view.faces[card.card];
  if (!face) return null;
  const style: StyleWithVariables = { '--place': place };
  return (
    <li style={style}>
      <button
        type="button"
        className={styles.card}
        aria-label={t('zoom', { card: accessibleCardName(face, view.look) })}
        onClick={() => zoom(face)}
      >
        <PlayCard
          face={face}
          look={view.look}
          size={width > 200 ? 'lg' : 'md'}
          width="fill"
          isFoil={card.finish === 'foil'}
          isEager
        />
      </button>
    </li>
  );
}

function TurnedRows({ cards, left }: Readonly<{ cards: OpenedPack; left: number }>) {
  const t = useMessages('boards');
  const { view } = useTable();
  return (
    <>
      <BoardNote>{left === 0 ? t('allTurned') : t('toTurn', { count: left })}</BoardNote>
      <ol className={styles.rows} reversed aria-label={t('turnedList')}>
        {cards.toReversed().map((card) => {
          const face = view.faces[card.card];
          return (
            face && (
              <li key={card.id}>
                <CardText face={face} look={view.look} state="quiet" sentence={undefined} />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

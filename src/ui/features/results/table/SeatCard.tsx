import type { GameLook } from '#contract/games/faces.ts';
import type { SeatResult } from '#contract/results/results.ts';
import { isShowable } from '#src/machines/replay/replayPlaces.ts';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import IconDone from '~icons/ph/check-circle-fill';
import IconNext from '~icons/ph/hourglass-medium-fill';
import IconClosed from '~icons/ph/lock-simple-fill';
import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import text from '../../../system/css/text.module.css';
import { joined, laneLabels, standingOf, standingWords } from '../resultWords.ts';
import styles from './draftedTable.module.css';
import { SeatFace } from './SeatFace.tsx';

const LANES_SHOWN = 2;
const MARKS = { you: IconNext, building: IconNext, deckIn: IconDone, bot: null } as const;

interface SeatCardProps {
  readonly result: SeatResult;
  readonly look: GameLook;
  readonly isMine: boolean;
  readonly isShown: boolean;
  readonly onSeat: () => void;
}

/** Who sat there, their lanes, and how far their deck is; pressed, it shows their picks. */
export function SeatCard({ result, look, isMine, isShown, onSeat }: SeatCardProps) {
  const t = useMessages('results');
  const { seat, lanes, isOpen } = result;
  const standing = standingOf(result, isMine);
  const words = isOpen ? standingWords(result, isMine) : t('closedSeat');
  const Icon = isOpen ? MARKS[standing] : IconClosed;
  const classes = `${styles.seat} ${isMine ? styles.mine : ''}`;
  const inside = (
    <>
      <SeatFace seat={seat} size={42} />
      <span className={styles.words}>
        <span className={styles.name}>
          <b className={text.truncated}>
            <ShortName name={seat.name} />
          </b>
          {isMine && <span>{t('you')}</span>}
        </span>
        <span className={styles.state}>
          {lanes.slice(0, LANES_SHOWN).map((key) => {
            const lane = laneOf(look, key);
            return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={15} />;
          })}
          <span className={`${styles.standing} ${isOpen ? (styles[standing] ?? '') : ''}`}>
            {Icon !== null && <Icon aria-hidden="true" />}
            <span className={text.truncated}>{words}</span>
          </span>
        </span>
      </span>
    </>
  );
  if (!isShowable(result)) return <div className={classes}>{inside}</div>;
  const spoken = [
    seat.name,
    ...(isMine ? [t('you')] : []),
    joined(laneLabels(look, lanes)),
    ...[words, t('seatAction')],
  ];
  return (
    <button
      type="button"
      className={classes}
      aria-current={isShown || undefined}
      aria-label={inARow(spoken.filter(Boolean))}
      onClick={onSeat}
    >
      {inside}
    </button>
  );
}

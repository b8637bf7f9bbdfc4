import type { GameLook } from '#contract/games/faces.ts';
import type { ResultsView, SeatResult } from '#contract/results/results.ts';
import IconDone from '~icons/ph/check-circle-fill';
import IconNext from '~icons/ph/hourglass-medium-fill';
import IconClosed from '~icons/ph/lock-simple-fill';
import { laneOf } from '../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../components/cards/LaneGlyph.tsx';
import { Chevrons } from '../../kit/Chevrons.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import type { StyleWithVariables } from '../../theme/styleWithVariables.ts';
import './draftedTable.css';
import { useMedia } from '../../kit/useMedia.ts';
import { isShowable } from './replay.ts';
import {
  decksWords,
  directionsOf,
  directionWords,
  joined,
  laneLabels,
  packsWords,
  type Standing,
  standingOf,
  standingWords,
} from './resultWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { SEATS_AROUND_AT_MOST, seatPlace } from './seatPlaces.ts';
import { useIsNarrow } from './useIsNarrow.ts';

interface DraftedTableProps {
  readonly results: ResultsView;
  readonly shownSeat: number;
  /** Shows a seat's picks in the replay. */
  readonly onSeat: (seat: number) => void;
}

/** The table with everyone around it, the reader at the bottom; a list where there is no room for an oval. */
export function DraftedTable({ results, shownSeat, onSeat }: DraftedTableProps) {
  const { table, seats, look, mySeat } = results;
  const isRound = seats.length <= SEATS_AROUND_AT_MOST;
  const directions = directionWords(table.template.rounds);
  const decks = decksWords(seats);
  const isOnFelt = useMedia('(min-width: 821px)');
  return (
    <section className={isRound ? 'drafted round' : 'drafted'} aria-labelledby="drafted-name">
      <div className="felt drafted-felt" data-scheme={isOnFelt ? 'dark' : undefined}>
        <div className="drafted-centre">
          {directions !== null && (
            <p className="drafted-way">
              <Chevrons
                direction={directionsOf(table.template.rounds)[0] === 'right' ? 'right' : 'left'}
                size={14}
              />
              <span>passed {directions}</span>
            </p>
          )}
          <h2 id="drafted-name">{table.game.name}</h2>
          <p className="t14 muted">{packsWords(seats.length, table.template)}</p>
          {decks !== null && <p className="drafted-decks">{decks}</p>}
        </div>
      </div>
      <ul>
        {seats.map((result, place) => (
          <li
            key={result.seat.seat}
            style={styleOf((place - (mySeat ?? 0) + seats.length) % seats.length, seats.length)}
          >
            <SeatCard
              result={result}
              look={look}
              isMine={place === mySeat}
              isShown={place === shownSeat}
              onSeat={() => onSeat(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function styleOf(offset: number, seats: number): StyleWithVariables {
  const { x, y } = seatPlace(offset, seats);
  return { '--x': `${x}%`, '--y': `${y}%` };
}

const LANES_SHOWN = 2;

interface SeatCardProps {
  readonly result: SeatResult;
  readonly look: GameLook;
  readonly isMine: boolean;
  readonly isShown: boolean;
  readonly onSeat: () => void;
}

const SeatCard = ({ result, look, isMine, isShown, onSeat }: SeatCardProps) => {
  const isNarrow = useIsNarrow();
  const words = standingWords(result, isMine);
  const lanes = joined(laneLabels(look, result.lanes));
  const classes = isMine ? 'drafted-seat mine' : 'drafted-seat';
  const inside = (
    <>
      <SeatFace seat={result.seat} size={isNarrow ? 38 : 46} />
      <span className="grow">
        <span className="drafted-name">
          <b className="ell">
            <ShortName name={result.seat.name} />
          </b>
          {isMine && <span className="t13 brass">you</span>}
        </span>
        <span className="drafted-state">
          {result.lanes.slice(0, LANES_SHOWN).map((key) => {
            const lane = laneOf(look, key);
            return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={15} />;
          })}
          {result.isOpen ? (
            <StandingMark standing={standingOf(result, isMine)} words={words} />
          ) : (
            <span className="drafted-standing">
              <IconClosed aria-hidden="true" />
              <span className="ell">closed</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
  if (!isShowable(result)) return <div className={classes}>{inside}</div>;
  return (
    <button
      type="button"
      className={classes}
      aria-current={isShown || undefined}
      aria-label={[result.seat.name, isMine && 'you', lanes, words, 'show the picks']
        .filter(Boolean)
        .join(', ')}
      onClick={onSeat}
    >
      {inside}
    </button>
  );
};

const MARKS = { you: IconNext, building: IconNext, deckIn: IconDone, bot: null } as const;

const StandingMark = ({ standing, words }: Readonly<{ standing: Standing; words: string }>) => {
  const Icon = MARKS[standing];
  return (
    <span className={`drafted-standing ${standing}`}>
      {Icon !== null && <Icon aria-hidden="true" />}
      <span className="ell">{words}</span>
    </span>
  );
};

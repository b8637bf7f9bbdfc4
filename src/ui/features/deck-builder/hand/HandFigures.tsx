import IconSentBack from '~icons/ph/arrow-u-up-left';
import IconKept from '~icons/ph/check-bold';
import { averageCost, chanceToDraw, type HandCard, type SampleHand } from './sampleHand.ts';

interface HandFiguresProps {
  readonly hand: SampleHand;
  readonly deck: readonly HandCard[];
  /** Cards that are drawn by the third turn. */
  readonly draws: number;
}

const MOST_MARKS = 12;

/** What a hand amounts to, and how the hands so far went. */
export function HandFigures({ hand, deck, draws }: HandFiguresProps) {
  const average = averageCost(hand.hand);
  const free = hand.hand.filter(({ isFree }) => isFree);
  const freeInDeck = deck.filter(({ isFree }) => isFree).length;
  const next = free.length + 1;
  const left = hand.library.length;
  const toCome = Math.max(0, draws - hand.drawn);
  const chance = chanceToDraw(1, freeInDeck - free.length, left, Math.min(toCome, left));
  return (
    <dl className="hand-figures">
      <div>
        <dt>average cost in hand</dt>
        <dd className="num">{average === null ? 'none' : average.toFixed(1)}</dd>
      </div>
      {freeInDeck > 0 && (
        <div>
          <dt>free {free.length === 1 ? 'card' : 'cards'} in hand</dt>
          <dd className="num">
            {free.length} of {hand.hand.length}
          </dd>
        </div>
      )}
      {freeInDeck > 0 && (
        <div>
          <dt>a {ordinal(next)} free card by turn 3</dt>
          <dd className="num">{Math.round(100 * chance)}%</dd>
        </div>
      )}
      <Verdicts verdicts={hand.verdicts} />
    </dl>
  );
}

function Verdicts({ verdicts }: Pick<SampleHand, 'verdicts'>) {
  const kept = verdicts.filter((verdict) => verdict === 'kept').length;
  const back = verdicts.length - kept;
  const words =
    verdicts.length === 0 ? 'no hand kept or sent back yet' : `${kept} kept and ${back} sent back so far`;
  return (
    <div>
      <dt>{words}</dt>
      <dd className="hand-marks" aria-hidden="true">
        {verdicts.slice(-MOST_MARKS).map((verdict, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the verdicts of a sitting never move
          <i key={place} className={verdict}>
            {verdict === 'kept' ? <IconKept /> : <IconSentBack />}
          </i>
        ))}
        <i className="next" />
      </dd>
    </div>
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

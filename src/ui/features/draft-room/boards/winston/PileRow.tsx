import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import IconNext from '~icons/ph/caret-right-bold';
import { classNames } from '../../../../kit/classNames.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { PileStack } from '../pieces/PileStack.tsx';
import { StripButton } from '../pieces/Pools.tsx';
import { pileName, pileNote, unseenWords } from './winstonWords.ts';

interface PileRowProps {
  readonly board: WinstonBoard;
  readonly isWide: boolean;
}

/** Widths of a back in px. */
const WIDTHS = { wide: 48, narrow: 48 } as const;

/** All piles in the order in which they are looked at, the stack at the end. */
export function PileRow({ board, isWide }: PileRowProps) {
  const { people } = useTable();
  const acting = board.turnSeat === null ? undefined : people[board.turnSeat];
  const width = isWide ? WIDTHS.wide : WIDTHS.narrow;
  return (
    <ol
      className={board.piles.length > 4 ? 'winston-piles many' : 'winston-piles'}
      aria-label="Piles and stack"
    >
      {board.piles.map(({ size, seen }, pile) => {
        const note = pileNote(board, pile, acting);
        const isNow = pile === board.looking;
        const state = isNow && (acting?.isYou ? 'yours' : 'theirs');
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is told apart by its place alone
            key={pile}
            className={classNames('winston-pile', state)}
            aria-current={isNow ? 'step' : undefined}
          >
            <PileStack cards={size} width={width} />
            <b>{pileName(pile)}</b>
            <span className="vh">{cardsWord(size)}.</span>
            <span className="winston-note">{note}</span>
            {isWide && seen.length > 0 && !isNow && <Seen seen={seen} size={size} />}
          </li>
        );
      })}
      <li className="winston-pile face-down">
        <IconNext className="winston-way" aria-hidden="true" />
        <PileStack cards={board.stack} width={width} />
        <b>Stack</b>
        <span className="vh">{cardsWord(board.stack)}.</span>
        <span className="winston-note">{board.stack === 0 ? 'Empty' : 'Nobody sees it'}</span>
      </li>
    </ol>
  );
}

/** Of a pile that was passed in this turn: what was seen there, and how much was not. */
function Seen({ seen, size }: WinstonBoard['piles'][number]) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  return (
    <span className="winston-seen">
      {seen.map(({ id, card }) => {
        const face = view.faces[card];
        return face && <StripButton key={id} face={face} look={view.look} onZoom={zoom} />;
      })}
      <span>{unseenWords(size, seen.length)}</span>
    </span>
  );
}

/** Where piles stand too close for it: what was seen in the piles that were passed in this turn. */
export function SeenBefore({ board }: { readonly board: WinstonBoard }) {
  const passed = board.piles.flatMap((pile, at) =>
    at !== board.looking && pile.seen.length > 0 ? [{ ...pile, at }] : [],
  );
  if (passed.length === 0) return null;
  return (
    <section className="winston-before" aria-label="What you passed in this turn">
      {passed.map(({ at, seen, size }) => (
        <div key={at}>
          <h3>{pileName(at)}, you passed it</h3>
          <Seen seen={seen} size={size} />
        </div>
      ))}
    </section>
  );
}

import { useReducedMotionConfig } from 'framer-motion';
import { useMemo } from 'react';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { OpenPool } from './OpenPool.tsx';
import { packsOfPool } from './opening.ts';
import { PackOpening } from './PackOpening.tsx';
import { SealedSeats } from './SealedSeats.tsx';
import { useTurned } from './useTurned.ts';
import './sealed.css';

/** The own packs, opened one after the other for the eye, then the pool they make. */
export default function SealedBoard({ board }: BoardProps<'sealed'>) {
  const { view } = useTable();
  const isStill = useReducedMotionConfig() ?? false;
  const [turned, setTurned] = useTurned(view.draftId);
  const packs = useMemo(
    () => packsOfPool(view.pool, board.packKinds.length),
    [view.pool, board.packKinds.length],
  );
  if (view.seat === null) return <SealedSeats done={board.done} />;
  const isDone = board.done[view.seat] === true;
  const isOpening = !isDone && !isStill && view.phase === 'drafting' && turned <= view.pool.length;
  return isOpening && view.pool.length > 0 ? (
    <PackOpening packs={packs} turned={turned} onTurned={setTurned} />
  ) : (
    <OpenPool board={board} isDone={isDone} />
  );
}

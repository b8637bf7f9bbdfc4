import { Box } from '@chakra-ui/react';
import { useReducedMotionConfig } from 'framer-motion';
import { useMemo } from 'react';
import IconCheck from '~icons/ph/check-circle-fill';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { SeatChips } from '../pieces/SeatChips.tsx';
import { OpenPool } from './OpenPool.tsx';
import { packsOfPool } from './opening.ts';
import { PackOpening } from './PackOpening.tsx';
import { useTurned } from './useTurned.ts';

/** The own packs, opened one after the other for the eye, then the pool they make. */
export default function SealedBoard({ board }: BoardProps<'sealed'>) {
  const { view } = useTable();
  const isStill = useReducedMotionConfig() ?? false;
  const [turned, setTurned] = useTurned(view.draftId);
  const packs = useMemo(
    () => packsOfPool(view.pool, board.packKinds.length),
    [view.pool, board.packKinds.length],
  );
  const seats = <WhoIsDone done={board.done} />;
  if (view.seat === null) return seats;
  const isDone = board.done[view.seat] === true;
  const isOpening = !isDone && !isStill && view.phase === 'drafting' && turned <= view.pool.length;
  return isOpening && view.pool.length > 0 ? (
    <PackOpening packs={packs} turned={turned} onTurned={setTurned} />
  ) : (
    <OpenPool isDone={isDone}>{seats}</OpenPool>
  );
}

/** Who is done and who still looks at the cards; all that a watcher sees of a sealed. */
function WhoIsDone({ done }: { readonly done: readonly boolean[] }) {
  const t = useMessages('boards');
  return (
    <SeatChips
      label={t('whoIsDone')}
      end={({ seat }) =>
        done[seat] && (
          <Box as="span" color="ok.fg" lineHeight="0">
            <IconCheck aria-hidden="true" />
          </Box>
        )
      }
    >
      {({ seat, poolSize }) => (
        <Box as="span" display="block" color="fg.muted">
          {done[seat] ? t('done') : t('looking', { count: poolSize })}
        </Box>
      )}
    </SeatChips>
  );
}

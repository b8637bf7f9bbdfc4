import { type ComponentProps, Suspense } from 'react';
import type { SeatPips as Pips } from '../../components/tables/SeatPips.tsx';
import { late } from '../../kit/late.ts';
import { loadMessages } from '../../messages/load.ts';

const LatePips = late(async () => {
  const [part] = await Promise.all([import('../../components/tables/SeatPips.tsx'), loadMessages('tables')]);
  return part;
}, 'SeatPips');

/** For Home, whose first load has no messages of tables. */
export const SeatPips = (props: ComponentProps<typeof Pips>) => (
  <Suspense fallback={null}>
    <LatePips {...props} />
  </Suspense>
);

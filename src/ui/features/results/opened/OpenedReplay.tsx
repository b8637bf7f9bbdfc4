import { Heading } from '@chakra-ui/react';
import { FiguresPanel } from '../figures/FiguresPanel.tsx';
import { PoolPanel } from '../pool/PoolPanel.tsx';
import { WIDE } from '../ResultsFrame.tsx';
import { ReplayPanel } from '../replay/ReplayPanel.tsx';
import type { Replayed } from '../replay/useReplay.ts';
import { tableLine } from '../resultWords.ts';

/** The replay, the pool and the figures of a draft from a file. */
export const OpenedReplay = (replayed: Replayed) => (
  <>
    <Heading as="h2" fontSize="xl" {...WIDE}>
      {tableLine(replayed.results.table)}
    </Heading>
    <ReplayPanel {...replayed} calls={null} />
    <PoolPanel {...WIDE} {...replayed} />
    <FiguresPanel {...WIDE} results={replayed.results} seat={replayed.state.place.seat} />
  </>
);

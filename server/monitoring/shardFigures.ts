import type { Figure, Measures } from './measures.ts';

/** Further databases as this process reaches them. */
export interface ShardFigures {
  readonly away: number;
  /** Turns in those that answer, two minutes overdue. */
  readonly stuck: number;
}

/** What the further databases tell of themselves. */
export function shardFigures(measures: Measures, read: () => Promise<ShardFigures>): void {
  measures.figures(async (): Promise<Figure[]> => {
    const { away, stuck } = await read();
    return [
      {
        name: 'passleft_shards_away',
        help: 'Further databases of DATABASE_URLS that this process does not reach: their drafts wait.',
        kind: 'gauge',
        samples: [{ value: away }],
      },
      {
        name: 'passleft_shard_turns_stuck',
        help: 'Turns in further databases that are two minutes overdue and were not taken.',
        kind: 'gauge',
        samples: [{ value: stuck }],
      },
    ];
  });
}

import type { BusFigures } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import type { LogAppend } from '../drafts/running/logWriter.ts';
import type { Tables } from '../drafts/tables.ts';
import type { ImageCacheFigures } from '../images/imageCache.ts';
import { busFigures } from './busFigures.ts';
import { measuredDatabase } from './measuredDatabase.ts';
import { countStored, measuredTables } from './measuredTables.ts';
import { createMeasures, type Measures } from './measures.ts';
import { pictureFigures, processFigures } from './processFigures.ts';
import { type ShardFigures, shardFigures } from './shardFigures.ts';
import { storedFigures } from './storedFigures.ts';

export interface MonitoringPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** The parts of one server as it is made of them, each measured. */
export interface Monitoring {
  readonly measures: Measures;
  readonly db: Database;
  readonly onFault: (fault: unknown) => void;
  readonly onStored: (row: LogAppend) => void;
  tables(tables: Tables): Tables;
  pictures(read: () => ImageCacheFigures): void;
  bus(read: () => BusFigures): void;
  shards(read: () => Promise<ShardFigures>): void;
  stop(): void;
}

/** Begins to measure one server; the text of `measures` is what `/metrics` tells. */
export function createMonitoring({ db, now, onFault }: MonitoringPorts): Monitoring {
  const measures = createMeasures();
  const measured = measuredDatabase(db, measures);
  const failed = measures.counter(
    'passleft_faults_total',
    'Faults in the background, each of which stands in the log.',
    [{}],
  );
  storedFigures(measures, measured, now);
  const stop = processFigures(measures);
  return {
    measures,
    db: measured,
    onFault: (fault) => {
      failed();
      onFault(fault);
    },
    onStored: countStored(measures),
    tables: (tables) => measuredTables(tables, measures),
    pictures: (read) => pictureFigures(measures, read),
    bus: (read) => busFigures(measures, read),
    shards: (read) => shardFigures(measures, read),
    stop,
  };
}

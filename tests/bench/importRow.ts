import { type Ack, importWhileDrafting } from '../load/importing.ts';
import type { Measured, Row } from './rows.ts';

const PRINTINGS = 13_000;
const CARDS = 4000;
const MOST_SECONDS = 20;
const MOST_ACK_MS = 150;
const TABLES = 2;

const percentile = (acks: readonly Ack[], share: number): number => {
  const sorted = acks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

async function measure(): Promise<Measured> {
  const { tookMs, before, during } = await importWhileDrafting({
    printings: PRINTINGS,
    cards: CARDS,
    tables: TABLES,
  });
  const seconds = tookMs / 1000;
  const ackP99 = percentile(during, 0.99);
  const quietP99 = percentile(before, 0.99);
  return {
    value: Math.round(seconds * 10) / 10,
    met: seconds <= MOST_SECONDS && during.length > 0 && ackP99 <= MOST_ACK_MS,
    remark: `acknowledgements p99 ${ackP99} ms of ${during.length}, before the import ${quietP99} ms`,
    figures: {
      ackP99,
      ackP50: percentile(during, 0.5),
      acks: during.length,
      ackP99Before: quietP99,
      acksBefore: before.length,
    },
  };
}

/** How long 13,000 printings take while people draft on the same server, and what these feel of it. */
export const importRow: Row = {
  row: 'import',
  unit: 's for 13,000 printings',
  goal: `at most ${MOST_SECONDS}, acknowledgements p99 at most ${MOST_ACK_MS} ms`,
  how: `a table of ${PRINTINGS.toLocaleString('en')} printings of ${CARDS.toLocaleString('en')} made-up cards imported by the command into a server with the embedded database, while ${TABLES} tables of eight people pick over the hub; the clients share the machine`,
  measure,
};

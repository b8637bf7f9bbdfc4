import { type CrowdOrder, dismiss, playCrowd, seatCrowd } from '../load/crowd.ts';
import { type MeasuredServer, startEmbedded, startOnPostgres } from '../load/measuredServer.ts';
import { quantile } from './roomWatch.ts';
import type { Row } from './rows.ts';

const TABLES = 50;
const SEATS = 8;
const THINK_MS = 3000;
const MOST_ACK_P50_MS = 5;
const MOST_MEMORY_MB = 400;

const orderAt = (server: MeasuredServer): CrowdOrder => ({
  url: server.urls[0],
  tables: TABLES,
  seats: SEATS,
  game: 'emberwake',
  template: 'emberwake-draft',
});

/** Nobody thinks for exactly three seconds. */
const thinking = () => THINK_MS * (0.5 + Math.random());

export const acknowledgedRow: Row = {
  row: 'crowd: acknowledgement',
  unit: 'ms, p50',
  goal: `at most ${MOST_ACK_P50_MS}`,
  how: `${TABLES} tables of ${SEATS} guests who think for ${THINK_MS / 1000} s on average, through the official hub client in one process beside the server with the embedded database; memory: as many tables without thinking, on PostgreSQL, the most that the server's process ever held`,
  measure: async () => {
    const server = await startEmbedded();
    try {
      const order = orderAt(server);
      const seated = await seatCrowd(order);
      const { picks, refusals } = await playCrowd(seated, order, thinking);
      await dismiss(seated);
      const acks = picks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
      const ackP50 = Number(quantile(acks, 0.5).toFixed(1));
      const ackP99 = Number(quantile(acks, 0.99).toFixed(1));
      return {
        value: ackP50,
        met: ackP50 <= MOST_ACK_P50_MS && refusals.length === 0,
        remark: `p99 ${ackP99} ms of ${picks.length.toLocaleString('en')} picks; ${refusals.length} refused`,
        figures: { ackP99, picks: picks.length, refusals: refusals.length },
      };
    } finally {
      await server.stop();
    }
  },
};

export const memoryRow: Row = {
  row: 'crowd: memory',
  unit: `MB after ${TABLES} tables`,
  goal: `at most ${MOST_MEMORY_MB}`,
  how: acknowledgedRow.how,
  measure: async () => {
    const server = await startOnPostgres(1);
    try {
      const order = orderAt(server);
      const seated = await seatCrowd(order);
      const { refusals } = await playCrowd(seated, order);
      const figures = await server.figures();
      await dismiss(seated);
      if (figures === null) return { skipped: 'this system does not tell what a process uses' };
      return {
        value: figures.mostMemoryMb,
        met: figures.mostMemoryMb <= MOST_MEMORY_MB && refusals.length === 0,
        remark: `${figures.memoryMb} MB at the end; ${refusals.length} refused`,
        figures: { atTheEnd: figures.memoryMb, refusals: refusals.length },
      };
    } finally {
      await server.stop();
    }
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import { guestAccount } from '../../harness/account.ts';
import { type CrowdOrder, dismiss, playCrowd, seatCrowd } from '../../load/crowd.ts';
import { type MeasuredServer, startEmbedded } from '../../load/measuredServer.ts';
import { median, quantile } from '../roomWatch.ts';
import type { Row } from '../rows.ts';
import { openSlowUploads, SLOW_OF_NOBODY, type SlowUpload, sendLargeBodies } from './largeBodies.ts';

const RUNS = 5;
const AT_ONCE = 10;
const BETWEEN_MS = 500;
const THINK_MS = 60;
const MOST_TIMES = 2;
const MOST_MORE_MS = 20;
const SLOW = 180;
const MOST_MORE_MB = 100;
/** For what the uploads brought to be there, and for a picture of it to be taken. */
const LOOKS = 10;
const GUEST_BYTES = 1024 * 1024;

const orderAt = (server: MeasuredServer): CrowdOrder => ({
  url: server.urls[0],
  tables: 1,
  seats: 8,
  game: 'emberwake',
  template: 'emberwake-draft',
});

/** The p99 in milliseconds until picks of one table were acknowledged, with bodies sent all the while or without. */
async function ackP99(server: MeasuredServer, isUnderLoad: boolean): Promise<number> {
  const order = orderAt(server);
  const seated = await seatCrowd(order);
  let isOver = false;
  const load = async () => {
    while (!isOver) {
      await sendLargeBodies(order.url, AT_ONCE);
      await pause(BETWEEN_MS);
    }
  };
  const loading = isUnderLoad ? load() : Promise.resolve();
  const { picks } = await playCrowd(seated, order, () => THINK_MS * (0.5 + Math.random()));
  isOver = true;
  await loading;
  await dismiss(seated);
  const acks = picks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
  return quantile(acks, 0.99);
}

const rounded = (value: number) => Number(value.toFixed(1));

const picksRow: Row = {
  row: 'bodies: picks meanwhile',
  unit: `ms, p99 while ${AT_ONCE} bodies of 4 MiB come at once`,
  goal: `at most ${MOST_TIMES} times as without, or ${MOST_MORE_MS} ms more`,
  how: `a table of 8 guests who think for ${THINK_MS} ms, on the embedded database; ${AT_ONCE} requests of 4 MiB without a session at once, again ${BETWEEN_MS} ms after they were answered; the median of ${RUNS} runs, each beside one without them; memory: ${SLOW} uploads without a session of which only the last byte is missing, and as many of guests, each over a line of its own`,
  measure: async () => {
    const server = await startEmbedded();
    try {
      await ackP99(server, false);
      const quiet: number[] = [];
      const loaded: number[] = [];
      while (loaded.length < RUNS) {
        quiet.push(await ackP99(server, false));
        loaded.push(await ackP99(server, true));
      }
      const [without, value] = [rounded(median(quiet)), rounded(median(loaded))];
      const met = value <= Math.max(MOST_TIMES * without, without + MOST_MORE_MS);
      return { value, met, remark: `${without} ms without`, figures: { without } };
    } finally {
      await server.stop();
    }
  },
};

/** Megabytes that slow uploads add to what the server holds, at the most that was seen. */
async function addedMb(server: MeasuredServer, uploads: readonly SlowUpload[]): Promise<number | null> {
  const before = await server.figures();
  const { end } = await openSlowUploads(server.urls[0], uploads);
  let most = 0;
  for (let look = 0; look < LOOKS; look++) {
    most = Math.max(most, (await server.figures())?.memoryMb ?? 0);
    await pause(BETWEEN_MS);
  }
  end();
  return before && most - before.memoryMb;
}

const memoryRow: Row = {
  row: 'bodies: memory',
  unit: `MB that ${SLOW} slow uploads add`,
  goal: `at most ${MOST_MORE_MB}`,
  how: picksRow.how,
  measure: async () => {
    const server = await startEmbedded();
    try {
      // A server that has played a table has the memory of one.
      await ackP99(server, false);
      const ofNobody = await addedMb(
        server,
        Array.from({ length: SLOW }, () => SLOW_OF_NOBODY),
      );
      const guest = await guestAccount(server.urls[0], '10.99.0.1');
      const slow = { bytes: GUEST_BYTES, path: '/api/drafts', token: guest.token() };
      const ofGuests = await addedMb(
        server,
        Array.from({ length: SLOW }, () => slow),
      );
      if (ofNobody === null || ofGuests === null)
        return { skipped: 'this system does not tell what a process uses' };
      return {
        value: ofNobody,
        met: ofNobody <= MOST_MORE_MB && ofGuests <= MOST_MORE_MB,
        remark: `${ofGuests} MB of a guest who has signed in`,
        figures: { ofGuests },
      };
    } finally {
      await server.stop();
    }
  },
};

export const bodiesRows: readonly Row[] = [picksRow, memoryRow];

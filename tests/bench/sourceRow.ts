import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportView } from '#contract/admin/imports.ts';
import { DEMO_MEMBERS } from '#server/members/demoMembers.ts';
import { type Account, signInAccount } from '../harness/account.ts';
import { PUSH_CERTIFICATE_FILE } from '../harness/pushService/pushService.ts';
import { largeGzip, WANTED_CARDS } from '../harness/sources/largeGzip.ts';
import { json, type SourceStand, standSource } from '../harness/sources/sourceStand.ts';
import { dismiss, playCrowd, seatCrowd } from '../load/crowd.ts';
import { type MeasuredServer, startEmbedded } from '../load/measuredServer.ts';
import { quantile } from './roomWatch.ts';
import type { Measured, Row } from './rows.ts';

const UNPACKED_MB = 600;
const MEBIBYTE = 1024 * 1024;
const MOST_MORE_MB = 150;
const MOST_ACK_MS = 150;
const THINK_MS = 60;
const LOOK_MS = 20;
const SETS = '/sets';
const BULK = '/bulk-data/default-cards';
const FILE = '/default-cards.jsonl.gz';

/** Answers as Scryfall does: its sets, the address of its bulk data, and the data. */
function answerAsScryfall(stand: SourceStand): void {
  stand.answers[SETS] = json({
    data: [
      {
        code: 'kit',
        name: 'Kites',
        set_type: 'expansion',
        released_at: '2026-01-10',
        card_count: WANTED_CARDS,
      },
    ],
  });
  const file = { download_uri: `https://data.scryfall.io${FILE}` };
  stand.answers[BULK] = json({ ...file, jsonl_download_uri: file.download_uri });
  stand.answers[FILE] = (_, response) => void Readable.from(largeGzip(UNPACKED_MB * MEBIBYTE)).pipe(response);
}

async function signInAdmin(url: string): Promise<Account> {
  const juno = DEMO_MEMBERS.find(({ handle }) => handle === 'Juno');
  if (!juno) throw new Error('The demo has no Admin.');
  return signInAccount(url, juno.handle, juno.password);
}

const viewOf = (admin: Account, id: string) => admin.get<ImportView>(`/admin/imports/${id}`);

/** Fetches and filters the file; answers how long that took, and the most memory in use meanwhile. */
async function fetchLarge(admin: Account, server: MeasuredServer) {
  const startedMs = performance.now();
  const { id } = await admin.post<{ id: string }>('/admin/sources/scryfall/imports', { code: 'kit' });
  let most = 0;
  let view = await viewOf(admin, id);
  while (view.state === 'reading' && view.progress?.step === 'fetching') {
    most = Math.max(most, (await server.figures())?.memoryMb ?? 0);
    await pause(LOOK_MS);
    view = await viewOf(admin, id);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  while (view.state === 'reading' || view.state === 'storing' || view.state === 'ready') {
    await pause(LOOK_MS);
    view = await viewOf(admin, id);
  }
  if (view.state !== 'done' || view.counts.printing?.create !== WANTED_CARDS)
    throw new Error(`The import is ${view.state}: ${view.refusal ?? JSON.stringify(view.counts)}`);
  return { seconds, most };
}

async function measure(): Promise<Measured> {
  const stand = await standSource();
  answerAsScryfall(stand);
  const server = await startEmbedded({
    SOURCES: `scryfall=${stand.origin}`,
    PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE,
  });
  try {
    const [url] = server.urls;
    const admin = await signInAdmin(url);
    await admin.put('/admin/sources/scryfall', { isOn: true });
    const order = { url, tables: 1, seats: 8, game: 'emberwake', template: 'emberwake-draft' };
    const warm = await seatCrowd(order);
    await playCrowd(warm, order, () => 0);
    await dismiss(warm);
    const before = (await server.figures())?.memoryMb ?? 0;
    const seated = await seatCrowd(order);
    const playing = playCrowd(seated, order, () => THINK_MS * (0.5 + Math.random()));
    const { seconds, most } = await fetchLarge(admin, server);
    const { picks } = await playing;
    await dismiss(seated);
    const acks = picks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
    const ackP99 = Math.round(quantile(acks, 0.99));
    const value = most - before;
    return {
      value,
      met: value < MOST_MORE_MB && ackP99 <= MOST_ACK_MS,
      remark: `picks p99 ${ackP99} ms of ${acks.length}, ${seconds.toFixed(1)} s`,
      figures: { ackP99, acks: acks.length, seconds: Number(seconds.toFixed(1)) },
    };
  } finally {
    await server.stop();
    await stand.stop();
  }
}

/** What a server needs to take a set out of a very large file of a source, and what tables feel of it. */
export const sourceRow: Row = {
  row: 'source',
  unit: `MB more for ${WANTED_CARDS} cards out of ${UNPACKED_MB} MB`,
  goal: `less than ${MOST_MORE_MB}, picks p99 at most ${MOST_ACK_MS} ms`,
  how: `a gzip of ${UNPACKED_MB} MB unpacked, a card in each line, fetched from a source on loopback and filtered by a server with the embedded database, while a table of 8 guests picks; memory is looked at every ${LOOK_MS} ms until the file is read, and compared with before; the source shares the machine`,
  measure,
};

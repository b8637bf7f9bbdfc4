import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { SessionReply } from '#contract/members/members.ts';
import { accountOf } from '../harness/account.ts';
import { connectUnwatched } from '../harness/player.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { must, playSeat } from '../harness/wholeDraft.ts';
import { generateClient, typeFaults } from './generate.ts';

const HELP = `npm run client
Starts a demo server on a free port, makes a client of its OpenAPI document with a public generator (Hey API), checks its
types, and uses it: it logs in, hosts a table with bots, reads the results and exports a deck. Picks go through the hub.
Ends with 1 where a step fails. Everything it makes is in a temporary folder, which it removes; --keep leaves it.`;

interface StoryPorts {
  readonly url: string;
  readonly play: (session: SessionReply, draftId: string) => Promise<number>;
  readonly tell: (sentence: string) => void;
}

async function fetchDocument(url: string): Promise<{ readonly paths: object }> {
  const response = await fetch(`${url}/api/openapi.json`);
  if (!response.ok) throw new Error(`/api/openapi.json answered ${response.status}.`);
  return (await response.json()) as { paths: object };
}

/** Sits down as the host, fills the table with bots and plays to the last pick. */
async function playWithBots(url: string, session: SessionReply, draftId: string): Promise<number> {
  const player = await connectUnwatched(accountOf(url, session));
  try {
    must(await player.open(draftId), 'Opening the table');
    must(await player.command({ type: 'sit', seat: null }), 'Sitting down');
    must(await player.command({ type: 'fillWithBots' }), 'Filling the table with bots');
    must(await player.command({ type: 'start' }), 'Starting');
    const played = { picks: [], refusals: [] as string[] };
    await playSeat(player, {}, played);
    if (played.refusals.length > 0) throw new Error(`Picks were refused: ${played.refusals.join(' ')}`);
    return played.picks.length;
  } finally {
    await player.leave();
  }
}

async function run(folder: string): Promise<void> {
  let step = 0;
  const tell = (sentence: string) => {
    step++;
    console.log(`${String(step).padStart(2)}. ${sentence}`);
  };
  const server = await startServerProcess(join(folder, 'data'));
  try {
    const { url } = server;
    tell(`Started a demo server: ${url}`);
    const document = await fetchDocument(url);
    tell(`Fetched /api/openapi.json: ${Object.keys(document.paths).length} paths.`);
    const made = join(folder, 'client');
    await generateClient(made, document);
    tell('Generated a client.');
    const faults = await typeFaults(made);
    if (faults !== '') throw new Error(`The types of the client don’t fit:\n${faults}`);
    tell('Its types fit.');
    const { story } = (await import(pathToFileURL(join(made, 'story.ts')).href)) as {
      story: (ports: StoryPorts) => Promise<void>;
    };
    await story({ url, tell, play: (session, draftId) => playWithBots(url, session, draftId) });
  } finally {
    await server.stop();
  }
}

/** What went wrong; the generated client throws the body of a refusal. */
const wordsOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : JSON.stringify(fault);

async function main(): Promise<number> {
  const { values: wish } = parseArgs({
    options: { help: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
  });
  if (wish.help) {
    console.log(HELP);
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), 'passleft-client-'));
  try {
    await run(folder);
    return 0;
  } catch (fault) {
    console.error(`Failed: ${wordsOf(fault)}`);
    return 1;
  } finally {
    if (wish.keep) console.log(`Kept: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();

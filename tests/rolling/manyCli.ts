import { parseArgs } from 'node:util';
import { startOwnDatabase } from '../harness/ownDatabase.ts';
import { buildHere } from './builds.ts';
import { killMany, lateIn, linesOf, type ManyKills } from './manyKills.ts';
import { openSite, sitePrograms } from './site.ts';

const HELP = `npm run kills -- many [--times 50] [--seed N] [--tables 2] [--json]
Plays tables of four on three processes of the built server with two PostgreSQL, Redis and HAProxy, while one after the
other falls, N times in all: a process by kill -9, the bus, the balancer, a process that stands still, the second database. Each draft is checked by its
rows: no acknowledged pick lost, none doubled. The moments follow from the seed, which is printed. Prints a line for
each kind, then the figures as JSON; --json prints these alone. Ends with 1 when a promise was broken.`;

const PROCESSES = 3;

const figuresOf = (
  seed: number,
  { falls, calmStillMs, ackMsMost, ...rest }: ManyKills,
  late: readonly string[],
) => ({
  seed,
  kills: falls.length,
  ...rest,
  ackMsMost: Math.round(ackMsMost),
  calmStillMs: Math.round(calmStillMs),
  kinds: linesOf(falls),
  broken: [...rest.broken, ...late],
});

/** `npm run kills -- many`; answers the exit code. */
export async function manyMain(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      times: { type: 'string', default: '50' },
      seed: { type: 'string' },
      tables: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [times, tables] = [Number(values.times), Number(values.tables)];
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
  const isWrong =
    ![times, tables].every((value) => Number.isInteger(value) && value > 0) || !Number.isInteger(seed);
  if (values.help || isWrong) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const programs = await sitePrograms();
  if (!programs) throw new Error('Redis and HAProxy are neither here nor to be had from Debian.');
  if (!values.json) console.log(`seed ${seed}`);
  const build = buildHere();
  const database = await startOwnDatabase();
  try {
    const builds = Array.from({ length: PROCESSES }, () => build);
    const site = await openSite({ programs, databaseUrl: database.url, builds, hasShard: true });
    try {
      const run = await killMany({
        site,
        databaseUrl: database.url,
        times,
        seed,
        tables,
        tell({ kind, place, thereAfterMs, allBackAfterMs, stillMs, stillInMainMs }, count) {
          if (values.json) return;
          const [there, back, still, inMain] = [thereAfterMs, allBackAfterMs, stillMs, stillInMainMs].map(
            Math.round,
          );
          console.log(
            `${count} of ${times}: ${kind} (${place}), there after ${there} ms, all back after ${back} ms, ${still} ms without a pick, ${inMain} ms on the main database`,
          );
        },
      });
      const figures = figuresOf(seed, run, lateIn(run));
      if (!values.json) for (const line of figures.kinds) console.log(line);
      console.log(JSON.stringify(figures));
      return figures.broken.length === 0 && figures.kills === times ? 0 : 1;
    } finally {
      await site.close();
    }
  } finally {
    await database.stop();
  }
}

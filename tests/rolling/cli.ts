import { parseArgs } from 'node:util';
import { startOwnDatabase } from '../harness/ownDatabase.ts';
import {
  type Build,
  buildHere,
  buildOf,
  knowsNewerSchemas,
  levelOf,
  type MadeBuild,
  withAStepMore,
  withMigrationsOf,
} from './builds.ts';
import { roll, wrongIn } from './roll.ts';
import { openSite, sitePrograms } from './site.ts';

const HELP = `npm run rolling -- --from REF [--processes 3] [--tables 3] [--visitors 4] [--think 300] [--json]
Updates a site from the build of REF, a commit, to this one, process by process, and back, while people draft, wait in
lobbies, build decks, write letters' picks and have their sign-in renewed: PostgreSQL, Redis and HAProxy are real, with the
product's own haproxy.cfg. Where the schemas of both are the same, this build gets a step more, for the run alone.
Without --from the build before is this one, too. Ends with 1 when a person saw an error, a pick was lost or doubled, or
somebody was signed out.`;

/** Both builds, with a schema step between them. */
async function pairOf(from: string | undefined, tell: (line: string) => void) {
  const here = buildHere();
  const before = from === undefined ? here : await buildOf(from, tell);
  const made: MadeBuild[] = [];
  let now: Build = here;
  if (levelOf(before) === levelOf(here)) {
    const more = await withAStepMore(here);
    made.push(more);
    now = more;
    tell('The schema of both is the same: this build gets a step more, for the run alone.');
  } else tell(`The schema goes from ${levelOf(before)} to ${levelOf(here)}, by this build's own steps.`);
  return { before, now, removeAll: () => Promise.all(made.map((one) => one.remove())), made };
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      processes: { type: 'string', default: '3' },
      tables: { type: 'string', default: '3' },
      visitors: { type: 'string', default: '4' },
      think: { type: 'string', default: '300' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [processes = 0, tables = 0, visitors = 0, thinkMs = 0] = [
    values.processes,
    values.tables,
    values.visitors,
    values.think,
  ].map(Number);
  const isWrong = [processes, tables, visitors, thinkMs].some(
    (value) => !Number.isInteger(value) || value < 1,
  );
  if (values.help || isWrong) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const tell = (line: string) => {
    if (!values.json) console.log(line);
  };
  const programs = await sitePrograms();
  if (!programs) throw new Error('Redis and HAProxy are neither here nor to be had from Debian.');
  const { before, now, made, removeAll } = await pairOf(values.from, tell);
  const database = await startOwnDatabase();
  try {
    const site = await openSite({
      programs,
      databaseUrl: database.url,
      builds: Array.from({ length: processes }, () => before),
    });
    try {
      let back = before;
      if (!(await knowsNewerSchemas(before))) {
        const helped = await withMigrationsOf(before, now);
        made.push(helped);
        back = helped;
        tell(`${before.name} refuses newer schemas: on the way back it has the migrations of this build.`);
      }
      const order = { site, databaseUrl: database.url, towards: [now, back], builds: [before, now] };
      const figures = await roll({ ...order, tables, visitors, thinkMs, tell });
      const wrong = wrongIn(figures, values.from === undefined ? null : before.name);
      console.log(JSON.stringify({ from: before.name, ...figures, wrong }, null, values.json ? 0 : 2));
      return wrong.length === 0 && figures.picks > 0 ? 0 : 1;
    } finally {
      await site.close();
    }
  } finally {
    await database.stop();
    await removeAll();
  }
}

process.exit(await main());

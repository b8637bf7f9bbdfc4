import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { junitOf } from './junit.ts';
import { listingOf, listOf } from './listing.ts';
import { SIMULATED } from './registry.ts';
import { reportOf } from './report.ts';
import { complaintsOf, namesOf, runWalker, type Walker, type WalkReport } from './walker.ts';

const USAGE = `npm run paths -- [options]
  --browser        walk in a real Chromium against the real server, instead of in simulation
  --machine NAME   only this machine; may be given more than once
  --path N|TEXT    only the path with this number, or those whose name, requirement or words contain the text
  --list           print the paths, a line each, by what they prove, and walk none; with --json in full
  --json           print [{machine, where, states, transitions, paths, unwalked, …}] and nothing else
  --json-file FILE write the same there, beside the table
  --junit FILE     write a JUnit report there: a suite for each machine, a case for each path
  --draw           draw the machines of the test bench anew (src/ui/features/test-bench/drawing) and walk none
  --report FILE    where the HTML report is written (reports/paths.html, with --browser reports/paths-browser.html)`;

const { values: wish } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    machine: { type: 'string', multiple: true, default: [] },
    path: { type: 'string' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'json-file': { type: 'string' },
    junit: { type: 'string' },
    report: { type: 'string' },
    draw: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const tell = (line: string) => {
  if (!wish.json) console.log(line);
};

const numbersOf = (walker: Walker): ReadonlySet<number> => {
  const { path: asked } = wish;
  const { paths } = namesOf(walker);
  const isAsked = (texts: readonly string[]) => texts.some((text) => text.includes(asked ?? ''));
  const chosen = /^\d+$/.test(asked ?? '')
    ? paths.filter(({ number }) => number === Number(asked))
    : paths.filter(({ name, tags, path }) => isAsked([name, ...tags, path.description]));
  return new Set(chosen.map(({ number }) => number));
};

/** Lists paths instead of walking them. */
async function list(walkers: Readonly<Record<string, () => Promise<Walker>>>): Promise<number> {
  const listings = [];
  for (const load of Object.values(walkers)) {
    const walker = await load();
    const numbers = numbersOf(walker);
    await walker.close?.();
    if (numbers.size === 0) continue;
    if (wish.json) listings.push(listingOf(walker, numbers));
    else tell(`${listOf(walker, numbers).join('\n')}\n`);
  }
  if (wish.json) console.log(JSON.stringify(listings, null, 2));
  return 0;
}

async function walkOne(walker: Walker): Promise<WalkReport | null> {
  const numbers = numbersOf(walker);
  const chosen = walker.paths.filter((_, at) => numbers.has(at + 1));
  if (chosen.length === 0) {
    await walker.close?.();
    return null;
  }
  let walkedSoFar = 0;
  const report = await runWalker(walker, chosen, ({ failure, ms }) => {
    walkedSoFar += 1;
    if (walker.where === 'browser' && !wish.json)
      tell(
        `  ${walker.name} ${walkedSoFar}/${chosen.length} ${failure ? 'FAILED' : 'passed'} in ${(ms / 1000).toFixed(1)} s`,
      );
  });
  // Of a part of the paths nobody can say what the whole leaves unwalked.
  return wish.path === undefined ? report : { ...report, unwalked: [], unreached: [] };
}

const HEAD = ['machine', 'where', 'states', 'transitions', 'paths', 'unwalked', 'failed', 'seconds'];

function tableOf(reports: readonly WalkReport[]): string {
  const rows = reports.map((report) => [
    report.machine,
    report.where,
    ...[report.states, report.transitions, report.paths.length, report.unwalked.length],
    report.paths.filter(({ failure }) => failure).length,
    (report.paths.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1),
  ]);
  const lines = [HEAD, ...rows].map((row) => row.map(String));
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const jsonOf = (reports: readonly WalkReport[]) =>
  JSON.stringify(
    reports.map((report) => ({
      machine: report.machine,
      where: report.where,
      states: report.states,
      transitions: report.transitions,
      paths: report.paths.length,
      unwalked: report.unwalked.length,
      failed: report.paths.filter(({ failure }) => failure).length,
      complaints: complaintsOf(report),
    })),
    null,
    2,
  );

async function main(): Promise<number> {
  if (wish.help) {
    console.log(USAGE);
    return 0;
  }
  if (wish.draw) {
    for (const file of await (await import('./draw.ts')).drawMachines()) tell(file);
    return 0;
  }
  const known = wish.browser ? await browserWalkers() : { walkers: SIMULATED, close: async () => {} };
  const strange = wish.machine.filter((name) => !(name in known.walkers));
  if (strange.length > 0) {
    console.error(
      `No such machine: ${strange.join(', ')}. There are: ${Object.keys(known.walkers).join(', ')}.`,
    );
    await known.close();
    return 2;
  }
  const walkers = Object.fromEntries(
    Object.entries(known.walkers).filter(
      ([name]) => wish.machine.length === 0 || wish.machine.includes(name),
    ),
  );
  const reports: WalkReport[] = [];
  try {
    if (wish.list) return await list(walkers);
    for (const load of Object.values(walkers)) {
      const report = await walkOne(await load());
      if (report) reports.push(report);
    }
  } finally {
    await known.close();
  }
  return conclude(reports);
}

const browserWalkers = async () => (await import('./browser/registry.ts')).openBrowserWalkers();

async function conclude(reports: readonly WalkReport[]): Promise<number> {
  const file = wish.report ?? (wish.browser ? 'reports/paths-browser.html' : 'reports/paths.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await reportOf(reports, new Date()));
  if (wish['json-file'] !== undefined) await writeFile(wish['json-file'], jsonOf(reports));
  if (wish.junit !== undefined) await writeFile(wish.junit, junitOf(reports));
  const complaints = reports.flatMap(complaintsOf);
  if (wish.json) console.log(jsonOf(reports));
  else {
    tell(tableOf(reports));
    const isWhole = complaints.length === 0 && wish.path === undefined;
    tell(isWhole ? `\nEvery transition is walked. Report: ${file}` : `\nReport: ${file}`);
  }
  for (const complaint of complaints) console.error(complaint);
  if (reports.length === 0) console.error('No path was chosen.');
  return complaints.length > 0 || reports.length === 0 ? 1 : 0;
}

process.exitCode = await main();

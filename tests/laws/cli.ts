import { parseArgs } from 'node:util';
import { formatOf } from '#engine/formats/formatOf.ts';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { openDatabase } from '#server/db/open.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import type { Breach } from '#tests/support/laws/breach.ts';
import { checkDraft } from '#tests/support/laws/checkDraft.ts';
import { checkAggregates } from './aggregates/law.ts';
import { simulateSwiss } from './swissEvents.ts';

const BREACHES_SHOWN = 2;

const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
const formatNames = Object.keys(formats).filter(isFormatName);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', multiple: true },
    drafts: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '0' },
    /** Instead of drafts: so many simulated Swiss events. */
    swiss: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** The law of aggregates at a whole server, in place of the laws of the engine. */
    aggregates: { type: 'boolean', default: false },
    /** Instead of drafts: packs of every preset of the shipped sources, so many of each as the number behind it. */
    presets: { type: 'boolean', default: false },
  },
});

interface Verdict {
  readonly format: FormatName;
  readonly drafts: number;
  readonly breaches: readonly Breach[];
}

function chosenFormats(): readonly FormatName[] {
  const unknown = values.format?.find((name) => !isFormatName(name));
  if (unknown !== undefined) fail(`There is no format "${unknown}". Formats are: ${formatNames.join(', ')}.`);
  return values.format?.filter(isFormatName) ?? formatNames;
}

function wholeNumber(
  name: 'drafts' | 'seed' | 'swiss' | 'presets',
  least: number,
  given = values[name],
): number {
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < least || number >= 2 ** 31)
    fail(`--${name} wants a whole number from ${least}, not "${given}".`);
  return number;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function check(format: FormatName, drafts: number, firstSeed: number): Verdict {
  const subject = { format: formatOf({ template: { format } }), oracle: oracleOf(format) };
  const breaches: Breach[] = [];
  for (let draft = 0; draft < drafts; draft += 1) breaches.push(...checkDraft(subject, firstSeed + draft));
  return { format, drafts, breaches };
}

const brokenLaws = ({ breaches }: Verdict) => [...new Set(breaches.map(({ law }) => law))];

function tell({ format, drafts, breaches }: Verdict, seconds: number): void {
  const broken = brokenLaws({ format, drafts, breaches });
  const words = broken.length === 0 ? '0 broken laws' : `${broken.length} broken: ${broken.join(', ')}`;
  console.log(`${format}: ${drafts} drafts, ${words} (${seconds.toFixed(1)} s)`);
  for (const name of broken) {
    const found = breaches.filter(({ law }) => law === name);
    for (const { seed, what } of found.slice(0, BREACHES_SHOWN)) {
      console.log(`  ${name}: ${what}`);
      console.log(`    npm run laws -- --format ${format} --drafts 1 --seed ${seed}`);
    }
    if (found.length > BREACHES_SHOWN) console.log(`  ${name}: … ${found.length} breaches in all`);
  }
}

/** So many secret drafts go into one server, whose database is new. */
const AT_ONE_SERVER = 20;

async function checkServers(drafts: number, firstSeed: number): Promise<readonly string[]> {
  const breaches: string[] = [];
  for (let played = 0; played < drafts; played += AT_ONE_SERVER) {
    const db = await openDatabase({ dataDir: '', inMemory: true });
    try {
      const asked = {
        drafts: Math.min(AT_ONE_SERVER, drafts - played),
        firstSeed: firstSeed + played * 1000,
      };
      const verdict = await checkAggregates(db, asked);
      breaches.push(...verdict.breaches);
      if (verdict.changedByOpen.length === 0) breaches.push('Open drafts changed no answer.');
    } finally {
      await db.close();
    }
  }
  return breaches;
}

async function tellAggregates(drafts: number, firstSeed: number): Promise<void> {
  const breaches = await checkServers(drafts, firstSeed);
  if (values.json) console.log(JSON.stringify([{ law: 'aggregates', drafts, broken: breaches.length }]));
  else
    console.log(
      [`aggregates: ${drafts} secret drafts, ${breaches.length} breaches`, ...breaches].join('\n  '),
    );
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

function tellEngine(drafts: number, firstSeed: number): void {
  const verdicts = chosenFormats().map((format) => {
    const startedAtMs = performance.now();
    const verdict = check(format, drafts, firstSeed);
    if (!values.json) tell(verdict, (performance.now() - startedAtMs) / 1000);
    return verdict;
  });
  if (values.json)
    console.log(
      JSON.stringify(
        verdicts.map((verdict) => ({
          format: verdict.format,
          drafts: verdict.drafts,
          broken: brokenLaws(verdict).length,
        })),
      ),
    );
  process.exitCode = verdicts.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
}
/** Plays Swiss events and ends the program: with 1 where a round could have been paired better. */
function checkSwiss(events: number, firstSeed: number): never {
  let rounds = 0;
  let worse = 0;
  for (let event = 0; event < events; event += 1) {
    for (const { round, paired, optimum } of simulateSwiss(firstSeed + event)) {
      rounds += 1;
      if (paired.join() === optimum.join()) continue;
      worse += 1;
      console.log(
        `seed ${firstSeed + event}, round ${round}: ${paired.join()} where ${optimum.join()} is possible`,
      );
    }
  }
  console.log(`swiss: ${events} events, ${rounds} rounds, ${worse} paired worse than they could be`);
  process.exit(worse === 0 ? 0 : 1);
}

const PACKS_OF_A_PRESET = '20000';

/** Opens packs of every preset and ends the program: with 1 where their rarities or cards are not what they should be. */
async function tellPresets(packs: number, seed: number): Promise<never> {
  // Loaded only here: it brings the readers of card files along.
  const { checkPresets } = await import('./presets/law.ts');
  const { told } = await import('./presets/tell.ts');
  const verdicts = checkPresets(packs, seed);
  const { lines, sum, exitCode } = told(verdicts);
  console.log(values.json ? JSON.stringify(verdicts) : lines.join('\n'));
  console.error(sum);
  process.exit(exitCode);
}

if (!values.presets && positionals.length > 0) fail(`"${positionals[0]}" is no option.`);
if (values.presets)
  await tellPresets(wholeNumber('presets', 1, positionals[0] ?? PACKS_OF_A_PRESET), wholeNumber('seed', 0));
if (values.swiss !== undefined) checkSwiss(wholeNumber('swiss', 1), wholeNumber('seed', 0));

const drafts = wholeNumber('drafts', 1);
const firstSeed = wholeNumber('seed', 0);
if (values.aggregates) await tellAggregates(drafts, firstSeed);
else tellEngine(drafts, firstSeed);

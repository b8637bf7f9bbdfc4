import { parseArgs } from 'node:util';
import { type Copy, copyProject } from './copy.ts';
import type { Verdict } from './judge.ts';
import type { PlantedMistake } from './mistake.ts';
import { plantedMistakes } from './mistakes.ts';

const HELP = `npm run planted -- [options]
Makes mistakes in a copy of the project, one at a time, and runs the tests that must notice each.
  --only TEXT   mistakes whose name holds the text; may be given more than once
  --list        print the mistakes and make none
  --json        print [{name, what, file, outcome, by, seconds}] and nothing else
Ends with 1 when a mistake escapes, no longer applies or cannot be judged.`;

/** `red`: the tests fail without the mistake, too. `stale`: it no longer applies. */
type Outcome = 'caught' | 'escaped' | 'red' | 'stale' | 'unread';

interface Finding {
  readonly name: string;
  readonly what: string;
  readonly file: string;
  readonly outcome: Outcome;
  /** The test that noticed, or why nothing is proved. */
  readonly by: string;
  readonly seconds: number;
}

const OF_VERDICT = { passed: 'escaped', failed: 'caught', unread: 'unread' } as const;

const wordsOf = (verdict: Verdict): string => {
  if (verdict.kind === 'passed') return `${verdict.tests} tests passed`;
  return verdict.kind === 'failed' ? verdict.test : verdict.why;
};

/** Tests are asked without any mistake first: what is red anyhow would seem to notice everything. */
function soundTests(copy: Copy) {
  const known = new Map<string, Verdict>();
  return async ({ tests, only }: PlantedMistake): Promise<Verdict> => {
    const key = JSON.stringify([tests, only]);
    const verdict = known.get(key) ?? (await copy.judge({ tests, ...(only === undefined ? {} : { only }) }));
    known.set(key, verdict);
    return verdict;
  };
}

async function judged(
  copy: Copy,
  mistake: PlantedMistake,
  withoutMistake: (mistake: PlantedMistake) => Promise<Verdict>,
): Promise<Pick<Finding, 'outcome' | 'by'>> {
  const before = await withoutMistake(mistake);
  if (before.kind !== 'passed')
    return {
      outcome: before.kind === 'failed' ? 'red' : 'unread',
      by: `without the mistake: ${wordsOf(before)}`,
    };
  try {
    const verdict = await copy.judgeWith(mistake);
    return { outcome: OF_VERDICT[verdict.kind], by: wordsOf(verdict) };
  } catch (fault) {
    return { outcome: 'stale', by: fault instanceof Error ? fault.message : String(fault) };
  }
}

function chosen(only: readonly string[]): readonly PlantedMistake[] {
  if (only.length === 0) return plantedMistakes;
  return plantedMistakes.filter(({ name }) => only.some((text) => name.includes(text)));
}

const widestName = Math.max(...plantedMistakes.map(({ name }) => name.length));
const lineOf = ({ name, outcome, by, seconds }: Finding) =>
  `${name.padEnd(widestName)}  ${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${by}`;

async function main(): Promise<number> {
  const { values: wish } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const mistakes = chosen(wish.only);
  if (wish.help || mistakes.length === 0) {
    console.log(wish.help ? HELP : `No mistake has that in its name. --list prints them.`);
    return wish.help ? 0 : 2;
  }
  if (wish.list) {
    for (const { name, what } of mistakes) console.log(`${name.padEnd(widestName)}  ${what}`);
    return 0;
  }
  const copy = await copyProject(process.cwd());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void copy.remove().finally(() => process.exit(130));
    });
  const findings: Finding[] = [];
  try {
    const withoutMistake = soundTests(copy);
    for (const mistake of mistakes) {
      const startedAtMs = performance.now();
      const { name, what, file } = mistake;
      const finding: Finding = {
        ...{ name, what, file },
        ...(await judged(copy, mistake, withoutMistake)),
        seconds: (performance.now() - startedAtMs) / 1000,
      };
      findings.push(finding);
      if (!wish.json) console.log(lineOf(finding));
    }
  } finally {
    await copy.remove();
  }
  const missed = findings.filter(({ outcome }) => outcome !== 'caught');
  if (wish.json) console.log(JSON.stringify(findings, null, 2));
  else console.log(`\n${findings.length - missed.length} of ${findings.length} mistakes were caught.`);
  return missed.length === 0 ? 0 : 1;
}

process.exitCode = await main();

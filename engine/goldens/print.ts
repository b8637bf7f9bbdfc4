import { writeFileSync } from 'node:fs';
import { type GoldenName, goldenFile, goldenNames, playGolden } from './goldenDraft.ts';

const isGoldenName = (name: string): name is GoldenName => (goldenNames as readonly string[]).includes(name);

const named = process.argv.slice(2);
const unknown = named.find((name) => !isGoldenName(name));
if (named.length === 0 || unknown !== undefined) {
  console.error(`Name one or more of these: ${goldenNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of named.filter(isGoldenName)) {
    const golden = playGolden(name);
    writeFileSync(goldenFile(name), `${JSON.stringify(golden, null, 2)}\n`);
    console.log(`${name}: ${golden.actions.length} actions`);
  }
}

import { writeFileSync } from 'node:fs';
import { type FormatName, formats } from '../formats/registry.ts';
import { goldenFile, playGolden } from './goldenDraft.ts';

const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);

const named = process.argv.slice(2);
const unknown = named.find((name) => !isFormatName(name));
if (named.length === 0 || unknown !== undefined) {
  console.error(`Name one or more of the formats: ${Object.keys(formats).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of named.filter(isFormatName)) {
    const golden = playGolden(name);
    writeFileSync(goldenFile(name), `${JSON.stringify(golden, null, 2)}\n`);
    console.log(`${name}: ${golden.actions.length} actions`);
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedFiles, filesOf } from '../quick/gitFiles.ts';
import { type Figure, figuresOf, linesByArea, type Place, type Project } from './figures.ts';
import { FIGURES_FILE, faultsOf, heldOf, heldText, moved, tightened } from './ratchet.ts';

const HELP = `npm run check:figures -- [options]
Counts what is to become less, and compares it with ${FIGURES_FILE}.
  --tighten   write better figures into that file; not where CI is set
  --json      print the figures, their places and lines of code, and compare nothing
Ends with 1 where a figure got worse, or where the file allows that without a reason.`;

const MOST_PLACES = 10;

function projectHere(): Project {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  return { files: filesOf('.'), read };
}

/** Files that were changed since the last commit come first: among them is what made a figure worse. */
function placesToLook({ places }: Figure, isChanged: (name: string) => boolean): readonly Place[] {
  const changed = places.filter(({ name }) => isChanged(name));
  return changed.length > 0 ? changed : places;
}

function tellWorse(figure: Figure, before: number, isChanged: (name: string) => boolean) {
  console.log(`${figure.label}: ${figure.value}, and ${before} is allowed (${figure.id}). Look at:`);
  const places = placesToLook(figure, isChanged);
  for (const { name, count } of places.slice(0, MOST_PLACES)) console.log(`  ${name} (${count})`);
  if (places.length > MOST_PLACES) console.log(`  and ${places.length - MOST_PLACES} more`);
}

function table(figures: readonly Figure[], lines: readonly Place[]) {
  const width = Math.max(...figures.map(({ label }) => label.length)) + 2;
  const row = (name: string, count: number) => console.log(name.padEnd(width), String(count).padStart(7));
  for (const { label, value } of figures) row(label, value);
  console.log('\nLines of code, which are not held');
  for (const { name, count } of lines) row(`  ${name}`, count);
}

function compare(figures: readonly Figure[], isTightening: boolean): boolean {
  const held = heldOf(readFileSync(FIGURES_FILE, 'utf8'));
  const faults = faultsOf(held, figures);
  for (const fault of faults) console.log(`${FIGURES_FILE}: ${fault}`);
  const { worse, better } = moved(held, figures);
  if (worse.length > 0) {
    const changed = new Set(changedFiles('.'));
    for (const { figure, before } of worse) tellWorse(figure, before, (name) => changed.has(name));
    console.log(`Make it better again, or add a step with a reason to ${FIGURES_FILE}.`);
  }
  const isWritten = isTightening && faults.length === 0 && better.length > 0;
  if (isWritten) writeFileSync(FIGURES_FILE, heldText(tightened(held, better)));
  for (const { figure, before } of better)
    console.log(
      `${isWritten ? 'Tightened' : 'Better'}: ${figure.label}: ${before} → ${figure.value}${
        isWritten ? '' : ' (npm run check writes it down)'
      }`,
    );
  return faults.length === 0 && worse.length === 0;
}

function main(): number {
  const { values: wish } = parseArgs({
    options: {
      tighten: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (wish.help) {
    console.log(HELP);
    return 0;
  }
  const project = projectHere();
  const figures = figuresOf(project);
  const lines = linesByArea(project);
  if (lines[0]?.count === 0) throw new Error('No line of code was read: nothing can be said.');
  if (wish.json) {
    console.log(JSON.stringify({ figures, lines }, null, 2));
    return 0;
  }
  if (!wish.tighten) table(figures, lines);
  return compare(figures, wish.tighten && !process.env.CI) ? 0 : 1;
}

process.exitCode = main();

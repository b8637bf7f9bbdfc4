import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { offlineLines } from '#contract/sources/offline.ts';
import type { Database } from '../db/open.ts';
import { packBundle } from '../sources/bundle.ts';
import type { Recipe } from '../sources/recipes/recipeSchema.ts';
import { findRecipe, offeredSources } from '../sources/sourceCatalogue.ts';

import { isSourceOn, offlineOf } from '../sources/switches.ts';
import type { Command, CommandResult } from './command.ts';
import { fetchForCommand, sourceAndSet, sourcesForCommand } from './fetchForCommand.ts';
import { Refused } from './filesAt.ts';

const HELP = `npm run source -- list
npm run source -- show ID[:SET] [--sets]
npm run source -- pack ID[:SET] -o FILE.passleft
Public sources of real games. list names them; nothing is fetched. show says what one fetches, from where, how large that is,
under which terms, and how to fetch it on another machine; with --sets it asks the source for its newest sets. pack fetches a
set, the newest one without SET, into a bundle that npm run import reads on a machine without a network.
A bundle holds data, the terms of its source, its origin, its day and checksums; no pictures.`;

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  sets: { type: 'boolean', default: false },
} as const;
const SHOWN_SETS = 20;

const done = (...lines: string[]): CommandResult => ({ exitCode: 0, lines });
const wrong: CommandResult = { exitCode: 2, lines: [HELP] };

/** `npm run source`: what public sources there are, and bundles of their sets. */
export const sourceCommand: Command = {
  help: HELP,
  async run(db, args, nowMs, tell) {
    const given = parsed(args);
    const [verb, what, ...more] = given?.positionals ?? [];
    if (!given || more.length > 0) return wrong;
    try {
      if (verb === 'list' && what === undefined) return done(...(await listLines(db)));
      if (what === undefined) return wrong;
      if (verb === 'show') return done(...(await showLines(db, what, given.values.sets, nowMs)));
      const { output } = given.values;
      if (verb !== 'pack' || output === undefined) return wrong;
      return done(await pack(db, what, output, nowMs, tell));
    } catch (fault) {
      if (fault instanceof Refused) return { exitCode: 1, lines: [fault.message] };
      throw fault;
    }
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    return null;
  }
}

async function listLines(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const { recipe, isOwn } of await offeredSources(db)) {
    const { id, name, game, checked } = recipe;
    const marks = [
      ...(game ? [game.name] : []),
      ...(isOwn ? ['added here'] : []),
      ...(checked === null ? ['not verified yet'] : [`verified on ${checked}`]),
      ...((await isSourceOn(db, recipe)) ? [] : ['turned off']),
    ];
    lines.push(`${id.padEnd(18)} ${name}: ${marks.join(', ')}`);
  }
  return lines;
}

async function recipeFor(db: Database, id: string): Promise<Recipe> {
  const recipe = await findRecipe(db, id);
  if (!recipe) throw new Refused(`There is no source "${id}". npm run source -- list names them.`);
  return recipe;
}

async function showLines(db: Database, what: string, asksSets: boolean, nowMs: number): Promise<string[]> {
  const { source, set } = sourceAndSet(what);
  const recipe = await recipeFor(db, source);
  const { name, homepage, licence, hosts, pictures, item, index, checked } = recipe;
  const code = set === 'newest' ? 'SET' : set;
  return [
    `${name}, ${homepage}`,
    `  ${licence}`,
    `  asks ${hosts.join(', ')}${pictures.length > 0 ? `; pictures come from ${pictures.join(', ')}` : ''}`,
    `  about ${item.megabytes} MB${item.others === undefined ? '' : ', and the sets that its boosters name'}`,
    `  ${checked === null ? 'Its addresses were not verified yet.' : `Verified on ${checked}.`}`,
    ...(index && 'address' in index ? [`  Its sets: ${index.address}`] : []),
    ...offlineLines(offlineOf(recipe), { code, name: code }).map((line) => `  ${line}`),
    ...(asksSets ? await setLines(db, source, nowMs) : []),
  ];
}

async function setLines(db: Database, source: string, nowMs: number): Promise<string[]> {
  const { sets, newest } = await sourcesForCommand(db, nowMs)
    .sets(source, new AbortController().signal)
    .catch((fault: unknown) => {
      throw fault instanceof Error && fault.name === 'RefusalError' ? new Refused(fault.message) : fault;
    });
  return sets
    .slice(0, SHOWN_SETS)
    .map(
      ({ code, name, releasedOn, isHere }) =>
        `  ${code.padEnd(8)} ${releasedOn ?? '          '} ${name}${code === newest ? ', the newest' : ''}${isHere ? ', here' : ''}`,
    );
}

async function pack(
  db: Database,
  what: string,
  output: string,
  nowMs: number,
  tell: ((line: string) => void) | undefined,
): Promise<string> {
  await recipeFor(db, sourceAndSet(what).source);
  const { files, fetched, map } = await fetchForCommand(db, what, nowMs, tell);
  if (!fetched) throw new Refused('Nothing was fetched.');
  const bytes = packBundle({ ...fetched, map: map as Record<string, string> | null, files });
  await writeFile(output, bytes).catch(() => {
    throw new Refused(`The bundle could not be written to ${output}.`);
  });
  const { set, sets } = fetched.source;
  return `${output}: ${set.name} with ${sets.length === 1 ? 'one set' : `${sets.length} sets`}, ${Math.ceil(bytes.byteLength / 1024).toLocaleString('en')} KB.`;
}

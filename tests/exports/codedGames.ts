import { randomUUID } from 'node:crypto';
import type { GameDefinition } from '#contract/games/game.ts';
import { createGame } from '#server/cards/games.ts';
import { type ImportReport, importFile } from '#server/cards/importFile.ts';
import { newGame } from '#server/cards/newGame.ts';
import type { Database } from '#server/db/open.ts';
import { realFile } from './draftedDeck.ts';

const NOW_MS = Date.parse('2026-01-05T10:00:00Z');
const CUBE_HEADER = 'name,cmc,type,set,collector number,rarity,color category,status,finish,maybeboard';

/** Real passcodes of the decks on the shelf, then invented ones, up to sixty. */
function passcodes(): string[] {
  const real = new Set(
    realFile('_decks/ydk/snake-eye.ydk')
      .split(/\s+/)
      .filter((line) => /^\d+$/.test(line)),
  );
  for (let code = 70_000_001; real.size < 60; code += 7919) real.add(String(code));
  return [...real];
}

const bucketsOf = (keys: readonly string[]): GameDefinition['buckets'] =>
  keys.map((key) => ({ key, label: `${key[0]?.toUpperCase()}${key.slice(1)} deck`, min: 0, max: null }));

async function importCube(db: Database, definition: GameDefinition, rows: readonly string[], header: string) {
  await createGame(db, definition, NOW_MS);
  const report: ImportReport = await importFile(db, {
    path: `${definition.slug}-cube.csv`,
    text: [header, ...rows].join('\n'),
    gameSlug: definition.slug,
    gameName: definition.name,
    createGame: false,
    dryRun: false,
    skipRejects: false,
    map: null,
    acceptNew: true,
    nowMs: NOW_MS,
  });
  if (report.refusal !== null) throw new Error(report.refusal);
  return report;
}

/** Shrinks the cube’s template to a table that its sixty cards fill. */
async function fitTemplate(db: Database, game: string, slug: string) {
  await db.query(
    `update draft_template t set definition = jsonb_set(jsonb_set(t.definition, '{seats}', '2'), '{rounds}',
       (select jsonb_agg(r) from (select jsonb_array_elements(t.definition->'rounds') r limit 2) x))
     from game g where g.id = t.game_id and g.slug = $1 and t.slug = $2`,
    [game, slug],
  );
}

/** A game of sixty cards whose printings carry passcodes, from a table with a column for them. */
export async function importPasscodeGame(db: Database): Promise<string> {
  const definition = {
    ...newGame('duel', 'Duel'),
    deckSize: 20,
    buckets: bucketsOf(['main', 'extra', 'side']),
  };
  const rows = passcodes().map((code, at) => {
    const type = at % 4 === 0 ? 'Fusion Monster' : 'Monster';
    return `Duellist ${at + 1},${at % 8},${type},DUE,${at + 1},common,Neutral,Owned,Non-foil,false,${code}`;
  });
  const { cards } = await importCube(db, definition, rows, `${CUBE_HEADER},passcode`);
  if (cards !== 60) throw new Error(`The game has ${cards} cards instead of 60.`);
  await fitTemplate(db, 'duel', 'duel-cube-draft');
  return 'duel-cube-draft';
}

/** A game with leaders and bases, whose cards are known by set and number. */
export async function importLeaderGame(db: Database): Promise<string> {
  const definition = {
    ...newGame('leaders', 'Leaders'),
    deckSize: 20,
    buckets: bucketsOf(['leader', 'base', 'main', 'side']),
  };
  const rows = Array.from({ length: 60 }, (_, at) => {
    const type = at < 12 ? 'Leader' : at < 24 ? 'Base' : 'Unit';
    return `Trooper ${at + 1} of ${randomUUID().slice(0, 4)},${at % 6},${type},TRP,${at + 1},common,Neutral,Owned,Non-foil,false`;
  });
  await importCube(db, definition, rows, CUBE_HEADER);
  await fitTemplate(db, 'leaders', 'leaders-cube-draft');
  return 'leaders-cube-draft';
}

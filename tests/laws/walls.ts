import { dirname, join, normalize } from 'node:path';

/** One row of the table in docs/map.md: what the files of a room may import. */
export interface Wall {
  readonly room: string;
  readonly may: readonly string[];
}

const ROW = /^\| `([^`]+)` \| (.+?) \|$/;

/** Reads the walls from the map: rows of `| room | imports |` under the heading "Walls". */
export function wallsOf(map: string): Wall[] {
  const section = map.split(/^## Walls$/m)[1]?.split(/^## /m)[0] ?? '';
  return section.split('\n').flatMap((line) => {
    const row = ROW.exec(line);
    if (!row?.[1] || !row[2]) return [];
    return [{ room: row[1], may: [...row[2].matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '') }];
  });
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

/** What a file imports: packages by name, files by their path from the project's root. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
  });
}

const TEST_FILE =
  /\.test\.tsx?$|\.testkit\.tsx?$|\/testing\/|\/testing\.ts$|\/bench\/|testServer\.ts$|testDatabases\.ts$|postgresForTests\.ts$|embeddedImage\.ts$|\/goldens\//;
const ROOMS = /^(engine|contract|src|server|demo|tests)\//;

function roomOf(walls: readonly Wall[], file: string): Wall | null {
  const fitting = walls.filter(({ room }) => file === room || file.startsWith(`${room}/`));
  return fitting.sort((a, b) => b.room.length - a.room.length)[0] ?? null;
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

/** Why a file may not import a target, in words; null when it may. Test files may import what they test with. */
export function whyForbidden(walls: readonly Wall[], file: string, target: string): string | null {
  if (TEST_FILE.test(file)) return null;
  const wall = roomOf(walls, file);
  if (!wall) return `${file} stands in no room of docs/map.md and so may not import anything`;
  const path = target.startsWith('#') ? target.slice(1) : target;
  const isFile = ROOMS.test(path) || target.startsWith('#');
  if (isFile && (path === wall.room || path.startsWith(`${wall.room}/`))) return null;
  const isAllowed = wall.may.some((name) => {
    if (name === 'any package') return !isFile;
    if (isFile) return path === name || path.startsWith(`${name}/`);
    return (
      target === name ||
      packageOf(target) === name ||
      (name === 'node:' && target.startsWith('node:')) ||
      (name.endsWith('/*') && target.startsWith(name.slice(0, -1)))
    );
  });
  return isAllowed ? null : `the room ${wall.room} may not`;
}

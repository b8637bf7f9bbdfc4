import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, type Wall, wallsOf, whyForbidden } from './walls.ts';

const root = process.cwd();
const walls = wallsOf(readFileSync('docs/map.md', 'utf8'));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(name) && !name.endsWith('.gen.ts') ? [relative(root, path)] : [];
  });
}

const rooms = ['engine', 'contract', 'src', 'server', 'demo'].filter((room) => existsSync(room));
const files = rooms.flatMap((room) => sourceFiles(resolve(room)));

const broken = (known: readonly Wall[]) =>
  files.flatMap((file) =>
    importsOf(file, readFileSync(file, 'utf8')).flatMap((target) => {
      const why = whyForbidden(known, file, target);
      return why === null ? [] : [`${file} imports ${target}: ${why}`];
    }),
  );

describe('the walls of the house', () => {
  it('are written down for every room', () => {
    expect(walls.map((wall) => wall.room)).toEqual(
      expect.arrayContaining([
        'engine',
        'contract',
        'src/api',
        'src/machines',
        'src/routes',
        'src/ui',
        'server',
        'demo',
      ]),
    );
  });

  it('stand: no file imports what its room may not', () => {
    expect(broken(walls)).toEqual([]);
  });

  it.each([
    ['engine/draft.ts', 'node:fs', 'engine'],
    ['engine/draft.ts', '#contract/game.ts', 'engine'],
    ['engine/draft.ts', 'xstate', 'engine'],
    ['contract/room.ts', 'fastify', 'contract'],
    ['src/machines/session.ts', 'react', 'src/machines'],
    ['src/machines/session.ts', '#src/api/http.ts', 'src/machines'],
    ['src/ui/room/Board.tsx', '#src/api/draftCalls.ts', 'src/ui'],
    ['server/app.ts', '#src/main.tsx', 'server'],
  ])('fall when %s imports %s', (file, target) => {
    expect(whyForbidden(walls, file, target)).toMatch(/may not/);
  });

  it('let the lifecycle use the state machine library', () => {
    expect(whyForbidden(walls, 'engine/lifecycle.ts', 'xstate')).toBeNull();
  });
});

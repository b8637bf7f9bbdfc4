import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GENERATORS = /from '(xstate\/graph|@xstate\/(?:test|graph))'/g;
const rooms = ['engine', 'contract', 'src', 'server', 'demo', 'tests'];

const importers = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(GENERATORS)].map(([, name]) => `${file} imports ${name}`),
  );

describe('the generators of paths', () => {
  it('are imported by one file each, so that another can take their place', () => {
    expect(importers.sort()).toEqual([
      'src/machines/paths/model.ts imports xstate/graph',
      'tests/paths/screenFlow.ts imports @xstate/test',
    ]);
  });
});

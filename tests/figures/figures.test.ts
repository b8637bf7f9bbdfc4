import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Figure, figuresOf, linesByArea } from './figures.ts';
import { FIGURES_FILE, faultsOf, heldOf, heldText, moved, tightened } from './ratchet.ts';

const project = (texts: Readonly<Record<string, string>>) => ({
  files: Object.keys(texts),
  read: (file: string) => texts[file] ?? '',
});

const figureOf = (texts: Readonly<Record<string, string>>, id: string) =>
  figuresOf(project(texts)).find((figure) => figure.id === id);

const many = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/${at}.ts`, '']));

describe('a figure', () => {
  it.each([
    ['globalSheets', { 'src/ui/a.css': '', 'src/ui/b.module.css': '' }, 1],
    ['cssLines', { 'src/ui/a.css': '.a {\n}\n', 'src/ui/b.module.css': '.b {}\n' }, 3],
    [
      'rawScreens',
      {
        'src/ui/A.tsx': '<div>',
        'src/ui/B.tsx': '<Box />',
        'src/ui/C.tsx': '<Box className={look} />',
        'src/ui/boards/D.tsx': '<div>',
        'src/ui/PackGrid.tsx': '<div>',
        'src/ui/E.test.tsx': '<div>',
      },
      67,
    ],
    [
      'bareSentences',
      {
        'src/ui/A.tsx': "<p>Pick a card.</p>; say('Take another card.'); from('#src/Not this one.ts');",
        'src/ui/messages/a.ts': "say('Take another card.')",
      },
      2,
    ],
    [
      'localState',
      {
        'src/ui/features/admin/A.tsx': 'useState(1); useReducer<X>(f)',
        'src/ui/features/lobby/B.tsx': 'useState<X>(1)',
        'src/ui/room/C.tsx': 'useState(1)',
      },
      3,
    ],
    ['effects', { 'src/A.tsx': 'useEffect(f); useLayoutEffect(f); useEffectEvent(f)' }, 2],
    ['loadedHooks', { 'src/A.tsx': 'useLoaded(x); <LoadFailed />; useLoadedNot(x)' }, 2],
    [
      'addresses',
      { 'src/api/a.ts': "http.get('/drafts'); call({ method: 'PUT', path: '/me' }); map.get('x')" },
      2,
    ],
    ['snapshotLines', { 'server/db/migrations/meta/1.json': '{\n}\n' }, 2],
    [
      'crowdedFolders',
      { ...many('src/ui/room', 31), ...many('src/ui/features/deck-builder', 30), ...many('tests/a', 31) },
      1,
    ],
  ])('%s is counted', (id, texts, value) => {
    expect(figureOf(texts, id)?.value).toBe(value);
  });

  it('names the places that add to it, the largest first', () => {
    const texts = { 'src/a.ts': 'useEffect(f)', 'src/b.ts': 'useEffect(f); useEffect(g)', 'src/c.ts': '' };
    expect(figureOf(texts, 'effects')?.places).toEqual([
      { name: 'src/b.ts', count: 2 },
      { name: 'src/a.ts', count: 1 },
    ]);
  });

  it('has lines of code beside it, tests apart', () => {
    const lines = linesByArea(
      project({ 'src/ui/a.ts': 'a\nb\n', 'src/ui/a.test.ts': 'c\n', 'server/a.ts': 'd\n' }),
    );
    expect(Object.fromEntries(lines.map(({ name, count }) => [name, count]))).toMatchObject({
      ...{ all: 3, src: 2, 'src/ui': 2, 'src/api': 0, server: 1, tests: 1 },
    });
  });
});

describe('the file of figures', () => {
  const figure = (value: number, id = 'cycles'): Figure => ({
    id,
    label: 'Import cycles',
    value,
    places: [],
  });
  const reason = 'The new format needs its own registry for now.';

  it('holds every figure that is counted, and none is worse than it was without a reason', () => {
    expect(faultsOf(heldOf(readFileSync(FIGURES_FILE, 'utf8')), figuresOf(project({})))).toEqual([]);
  });

  it('is refused with a step to something worse that has no reason, or hardly one', () => {
    const faults = (...steps: { value: number; reason?: string }[]) =>
      faultsOf({ cycles: steps }, [figure(0)]);
    expect(faults({ value: 21 }, { value: 22 })).toEqual([
      'cycles goes from 21 to 22 without a reason of at least a sentence.',
    ]);
    expect(faults({ value: 21 }, { value: 22, reason: 'Needed.' })).toHaveLength(1);
    expect(faults({ value: 21 }, { value: 22, reason: '   ' })).toHaveLength(1);
    expect(faults({ value: 21 }, { value: 22, reason }, { value: 23 })).toHaveLength(1);
    expect(faults({ value: 21 }, { value: 22, reason }, { value: 20 })).toEqual([]);
  });

  it('is refused with a figure too many or too few, or with something else in it', () => {
    expect(faultsOf({ cycle: [{ value: 1 }] }, [figure(1)])).toEqual([
      'cycles has no step.',
      'cycle is no figure.',
    ]);
    expect(() => heldOf('{ "cycles": [] }')).toThrow();
    expect(() => heldOf('{ "cycles": [{ "value": 1, "because": "…" }] }')).toThrow();
  });

  it('is compared by its last steps', () => {
    const held = {
      cycles: [{ value: 21 }, { value: 22, reason }],
      effects: [{ value: 5 }],
      css: [{ value: 3 }],
    };
    const { worse, better } = moved(held, [figure(23), figure(4, 'effects'), figure(3, 'css')]);
    expect(worse).toEqual([{ figure: figure(23), before: 22 }]);
    expect(better).toEqual([{ figure: figure(4, 'effects'), before: 5 }]);
  });

  it('is tightened, with the steps that have a reason kept', () => {
    const better = [
      { figure: figure(4, 'effects'), before: 5 },
      { figure: figure(20), before: 22 },
    ];
    const held = {
      cycles: [{ value: 21 }, { value: 22, reason }],
      effects: [{ value: 5 }],
      css: [{ value: 3 }],
    };
    const after = tightened(held, better);
    expect(after).toEqual({
      cycles: [{ value: 21 }, { value: 22, reason }, { value: 20 }],
      effects: [{ value: 4 }],
      css: [{ value: 3 }],
    });
    expect(heldOf(heldText(after))).toEqual(after);
  });
});

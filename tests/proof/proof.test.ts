import { describe, expect, it } from 'vitest';
import { allKnown, chosenSteps, type ProofPorts, prove } from './prove.ts';
import type { Results } from './results.ts';
import { NotShown, type Step } from './step.ts';
import { durationWords, resultsIn, withResults } from './table.ts';

const stepOf = (name: string, figure: Step['figure'] = ({ stdout }) => `${stdout} seen`): Step => ({
  name,
  command: () => ['npm', 'run', '-s', name],
  figure,
});
const NOW = { source: 'as-it-is', commit: 'abc1234' };

/** A machine on which every step takes a second and ends as `codes` say, else with 0. */
function machine(codes: Readonly<Record<string, number>> = {}, isBuildGood = true) {
  const ran: string[] = [];
  const told: string[] = [];
  const kept: Results[] = [];
  let nowMs = Date.UTC(2026, 0, 5);
  const ports: ProofPorts = {
    run: async ({ name }) => {
      ran.push(name);
      nowMs += 1000;
      return { code: codes[name] ?? 0, stdout: '7' };
    },
    readJson: () => ({}),
    build: async () => {
      ran.push('build');
      return isBuildGood;
    },
    sourceNow: () => NOW,
    nowMs: () => nowMs,
    keep: async (results) => void kept.push(results),
    tell: (line) => void told.push(line),
  };
  return { ports, ran, told, kept };
}

const three = [stepOf('types'), stepOf('kills'), stepOf('load')];
const once = { isAgain: false };
const goodResult = {
  isGood: true,
  figure: '7 seen',
  atMs: Date.UTC(2026, 0, 5) + 1000,
  seconds: 1,
  ...NOW,
};

describe('the proof', () => {
  it('runs every step and keeps each result at once', async () => {
    const { ports, ran, kept } = machine();
    await prove(three, {}, ports, once);
    expect(ran).toEqual(['types', 'kills', 'load']);
    expect(kept.map((results) => Object.keys(results))).toEqual([
      ['types'],
      ['types', 'kills'],
      ['types', 'kills', 'load'],
    ]);
    expect(kept[0]).toEqual({ types: goodResult });
  });

  it('goes on after a step that failed, and tells its figure all the same', async () => {
    const { ports, ran } = machine({ types: 1 });
    const results = await prove(three, {}, ports, once);
    expect(ran).toEqual(['types', 'kills', 'load']);
    expect(results).toMatchObject({
      types: { isGood: false, figure: '7 seen' },
      kills: { isGood: true },
      load: { isGood: true },
    });
  });

  it('does again only what is not done for these files', async () => {
    const { ports, ran, told } = machine();
    const earlier = {
      types: goodResult,
      kills: { ...goodResult, isGood: false },
      load: { ...goodResult, source: 'as-it-was' },
    };
    const results = await prove(three, earlier, ports, once);
    expect(ran).toEqual(['kills', 'load']);
    expect(told[0]).toBe('── 1/3 types: done before, 7 seen');
    expect(results).toMatchObject({ types: goodResult, load: { isGood: true, source: 'as-it-is' } });
  });

  it('does not do again what stands on files that are as they were', async () => {
    const { ports, ran } = machine();
    const sourceNow: ProofPorts['sourceNow'] = ({ name }) =>
      name === 'load' ? { source: 'changed', commit: 'def5678' } : NOW;
    const earlier = { types: goodResult, kills: goodResult, load: goodResult };
    await prove(three, earlier, { ...ports, sourceNow }, once);
    expect(ran).toEqual(['load']);
  });

  it('does everything again when asked to', async () => {
    const { ports, ran } = machine();
    await prove(three, { types: goodResult }, ports, { isAgain: true });
    expect(ran).toEqual(['types', 'kills', 'load']);
  });

  it('goes on where a run was broken off', async () => {
    const first = machine();
    const brokenOff: ProofPorts = {
      ...first.ports,
      keep: async (results) => {
        await first.ports.keep(results);
        if ('kills' in results) throw new Error('The power went.');
      },
    };
    await expect(prove(three, {}, brokenOff, once)).rejects.toThrow('The power went.');
    const second = machine();
    await prove(three, first.kept.at(-1) ?? {}, second.ports, once);
    expect(second.ran).toEqual(['load']);
  });

  it('does not believe a step during which the project was changed', async () => {
    const { ports } = machine();
    const sources = [NOW, { source: 'touched', commit: 'abc1234+' }];
    const changing = { ...ports, sourceNow: () => sources.shift() ?? NOW };
    expect(await prove([stepOf('unit')], {}, changing, once)).toMatchObject({
      unit: { isGood: false, figure: 'The project was changed while this ran: 7 seen.', source: 'as-it-is' },
    });
  });

  it('does not believe a step that ends well and tells no figure', async () => {
    const { ports } = machine();
    const silent = stepOf('bench:picks', ({ stdout }) => JSON.parse(`{${stdout}`));
    expect(await prove([silent], {}, ports, once)).toMatchObject({
      'bench:picks': { isGood: false, figure: 'It ended with 0 and told no figure.' },
    });
  });

  it('does not take a part for the whole', async () => {
    const { ports } = machine();
    const skipping = stepOf('bench:packs', () => {
      throw new NotShown('packs: skipped');
    });
    expect(await prove([skipping], {}, ports, once)).toMatchObject({
      'bench:packs': { isGood: false, figure: 'packs: skipped' },
    });
  });

  it('tells why a step could not begin, and goes on', async () => {
    const { ports, ran } = machine();
    const run: ProofPorts['run'] = async (step) => {
      if (step.name === 'types') throw new Error('No test asks for FUZZ_RUNS.');
      return ports.run(step);
    };
    expect(await prove(three, {}, { ...ports, run }, once)).toMatchObject({
      types: { isGood: false, figure: 'No test asks for FUZZ_RUNS.' },
      load: { isGood: true },
    });
    expect(ran).toEqual(['kills', 'load']);
  });

  it('builds once for all steps that look at the build, and fails them when that fails', async () => {
    const looking = [
      stepOf('types'),
      ...['unit', 'journeys'].map((name) => ({ ...stepOf(name), needsBuild: true })),
    ];
    const good = machine();
    await prove(looking, {}, good.ports, once);
    expect(good.ran).toEqual(['types', 'build', 'unit', 'journeys']);
    const bad = machine({}, false);
    expect(await prove(looking, {}, bad.ports, once)).toMatchObject({
      types: { isGood: true },
      unit: { isGood: false, figure: 'The production build failed.' },
    });
    expect(bad.ran).toEqual(['types', 'build', 'build']);
  });
});

describe('steps by name', () => {
  const known = ['types', 'bench:picks', 'bench:packs'].map((name) => stepOf(name));
  const namesOf = (names: readonly string[]) => chosenSteps(known, names).map(({ name }) => name);

  it('are one, a family, or all', () => {
    expect(namesOf(['bench:packs'])).toEqual(['bench:packs']);
    expect(namesOf(['bench'])).toEqual(['bench:picks', 'bench:packs']);
    expect(namesOf([])).toEqual(['types', 'bench:picks', 'bench:packs']);
  });

  it('are refused when there is none', () => {
    expect(() => namesOf(['benches'])).toThrow('There is no step "benches". Steps are: types, bench.');
  });
});

describe('the table of the proof', () => {
  const empty =
    'Before.\n\n<!-- proof: written by `npm run proof` from here -->\n<!-- proof: to here -->\n\nAfter.\n';
  const failed = { ...goodResult, isGood: false, figure: 'a | b\nc', seconds: 4000, commit: 'abc1234+' };
  const rows = [
    '| `types` | 7 seen | yes | `npm run types` | 2026-01-05 | abc1234 | 1 s |',
    '| `kills` | a \\| b c | **no** | `npm run kills` | 2026-01-05 | abc1234+ | 67 min |',
  ];

  it('has a row for each result, in the order of the steps, between its marks', () => {
    const document = withResults(empty, three, { kills: failed, types: goodResult });
    expect(document.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
    expect(document.startsWith('Before.\n\n<!-- proof')).toBe(true);
    expect(document.endsWith('<!-- proof: to here -->\n\nAfter.\n')).toBe(true);
  });

  it('keeps rows whose results are known no more, and drops those of steps that are gone', () => {
    const before = withResults(empty, three, { kills: failed, types: goodResult });
    const after = withResults(before, three, { load: goodResult });
    expect(after).toContain(rows.join('\n'));
    expect(after).toContain('| `load` | 7 seen |');
    expect(withResults(after, [stepOf('types')], {})).not.toContain('kills');
  });

  it('is read back by another machine, for the commits that it has', () => {
    const document = withResults(empty, three, {
      kills: { ...failed, commit: 'def5678' },
      types: goodResult,
    });
    const sources: Record<string, string> = {
      'abc1234 types: npm run types': 'as-it-is',
      'def5678 kills: npm run kills': 'as-it-was',
    };
    const read = resultsIn(
      document,
      (commit, step, command) => sources[`${commit} ${step}: ${command}`] ?? null,
    );
    expect(read).toEqual({
      types: { ...goodResult, atMs: Date.UTC(2026, 0, 5) },
      kills: {
        ...{ isGood: false, figure: 'a | b c', atMs: Date.UTC(2026, 0, 5), seconds: 4020 },
        ...{ commit: 'def5678', source: 'as-it-was' },
      },
    });
    expect(withResults(empty, three, read)).toBe(document);
    expect(resultsIn(document, () => null)).toEqual({});
  });

  it('counts where it tells of these sources and this machine does not', () => {
    const old = { ...goodResult, source: 'as-it-was' };
    const written = { types: goodResult, kills: old, load: { ...goodResult, figure: '8 seen' } };
    expect(allKnown({ types: old, load: goodResult }, written, () => NOW.source)).toEqual({
      types: goodResult,
      kills: old,
      load: goodResult,
    });
  });

  it('outweighs a result of this machine where neither is of the files of today', () => {
    const own = { load: { ...goodResult, source: 'long-ago', figure: 'the older' } };
    const written = { load: { ...goodResult, source: 'of-late', figure: 'the newer' } };
    expect(allKnown(own, written, () => NOW.source)).toEqual(written);
  });

  it('is written the same twice', () => {
    const document = withResults(empty, three, { types: goodResult });
    expect(withResults(document, three, { types: goodResult })).toBe(document);
  });

  it('is refused a document without its marks', () => {
    expect(() => withResults('# Quality', three, {})).toThrow('docs/quality.md has lost its marks');
  });

  it.each([
    [12.4, '12 s'],
    [99.6, '2 min'],
    [600, '10 min'],
    [7500, '2 h 5 min'],
  ])('tells %d seconds as "%s"', (seconds, words) => {
    expect(durationWords(seconds)).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { chosenSteps, type ProofPorts, prove } from './prove.ts';
import type { Results } from './results.ts';
import { NotShown, type Step } from './step.ts';
import { durationWords, proofReport } from './table.ts';

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

describe('the page of the proof', () => {
  const failed = { ...goodResult, isGood: false, figure: 'a | b\nc', seconds: 4000, commit: 'abc1234+' };

  it('has a row for each result, in the order of the steps, and says how many are missing', () => {
    const page = proofReport(three, { kills: failed, types: goodResult });
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      '| `types` | 7 seen | yes | `npm run types` | 2026-01-05 | abc1234 | 1 s |',
      '| `kills` | a \\| b c | **no** | `npm run kills` | 2026-01-05 | abc1234+ | 67 min |',
    ]);
    expect(page).toContain('1 of 3 steps kept, 1 not run yet.');
  });

  it('leaves out steps that no longer exist', () => {
    expect(proofReport([stepOf('types')], { kills: failed, types: goodResult })).not.toContain('kills');
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

import { describe, expect, it } from 'vitest';
import { formatOf } from '#engine/formats/formatOf.ts';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import type { Breach } from './breach.ts';
import { checkDraft, everyLaw, playDraft } from './checkDraft.ts';
import type { Subject } from './law.ts';
import type { LawName } from './laws.ts';
import { plantedMistakes } from './planted.ts';

const DRAFTS = 25;
const names = Object.keys(formats) as FormatName[];
const subjectOf = (name: FormatName): Subject => ({
  format: formatOf({ template: { format: name } }),
  oracle: oracleOf(name),
});

function firstBreach(subject: Subject, law: LawName): Breach | undefined {
  for (let seed = 0; seed < DRAFTS; seed += 1) {
    const [breach] = checkDraft(subject, seed, [law]);
    if (breach) return breach;
  }
  return undefined;
}

/** Whether a watcher ever may not know some card; where all cards lie open none can be told too early. */
function hasSecrets(subject: Subject): boolean {
  return Array.from({ length: DRAFTS }, (_, seed) => playDraft(subject, seed)).some(({ setup, samples }) =>
    samples.some(
      (state) => subject.oracle.mayKnow(setup, state, 'watcher').length < Object.keys(state.instances).length,
    ),
  );
}

describe.each(names)('a mistake in the format %s', (name) => {
  const subject = subjectOf(name);
  const isLeak = (law: LawName) => ['unnamed', 'secret', 'secretEvents'].includes(law);

  it.each(plantedMistakes.map((planted) => [planted.law, planted.mistake, planted] as const))(
    'turns the law %s red: %s',
    (law, _mistake, { into, isPossible: isPossibleHere }) => {
      const breach = firstBreach({ ...subject, format: into(subject.format) }, law);
      const isPossible = (!isLeak(law) || hasSecrets(subject)) && (isPossibleHere?.(name) ?? true);
      expect(breach?.law).toBe(isPossible ? law : undefined);
    },
  );

  it('cannot hide behind an oracle that lets everybody know everything: the law shown turns red', () => {
    const mayKnow: Subject['oracle']['mayKnow'] = (_setup, state) => Object.keys(state.instances);
    const breach = firstBreach({ ...subject, oracle: { ...subject.oracle, mayKnow } }, 'shown');
    expect(breach?.law).toBe(hasSecrets(subject) ? 'shown' : undefined);
  });
});

it('a format that asks to choose and has no words for it turns the law botsFinish red', () => {
  const subject = subjectOf('winston');
  const { tellOption: _, ...silent } = subject.format;
  expect(firstBreach({ ...subject, format: silent }, 'botsFinish')?.what).toBe(
    'What choosing "take" was is not one sentence.',
  );
});

describe('the planted mistakes', () => {
  it('are there for every law but those of oracles and of streams, which have tests of their own', () => {
    const planted = new Set(plantedMistakes.map(({ law }) => law));
    expect(everyLaw.filter((law) => !planted.has(law))).toEqual(['shown', 'ownStreams']);
  });
});

import { type Below, belowFrom } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { playIn } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import type { Breach } from './breach.ts';
import type { Law, PlayedDraft, Subject } from './law.ts';
import { type LawName, laws } from './laws.ts';

export const everyLaw = Object.keys(laws) as LawName[];

/** Plays one random draft, which follows from the seed alone, and answers every law of `names` that it breaks. */
export function checkDraft(
  subject: Subject,
  seed: number,
  names: readonly LawName[] = everyLaw,
): readonly Breach[] {
  const found = attempt(() => playDraft(subject, seed));
  if (!found.ok) return [{ law: 'ends', seed, what: `A draft could not be played: ${found.why}` }];
  const played = found.value;
  return names.flatMap((law) =>
    breachesOf(laws[law], { ...played, below: belowFrom(seed + 1) }).map((what) => ({ law, seed, what })),
  );
}

/** One random draft of a subject: setup, play and samples follow from the seed. */
export function playDraft({ format, oracle }: Subject, seed: number): PlayedDraft {
  const below = belowFrom(seed);
  const setup = { ...oracle.someSetup(smallCatalogue, below), solo: below(4) === 0 };
  const secret = secretOf(seed);
  const play = playIn(format, setup, secret, below);
  const samples = sampled(play.states, below);
  return { format, oracle, seed, setup, secret, play, samples, below };
}

/** Two states by chance and the first or the last. */
function sampled<State>(states: readonly State[], below: Below): readonly State[] {
  const places = [below(2) * (states.length - 1), below(states.length), below(states.length)];
  return [...new Set(places)].flatMap((place) => states[place] ?? []);
}

function breachesOf(law: Law, draft: PlayedDraft): readonly string[] {
  const found = attempt(() => [...law(draft)]);
  return found.ok ? found.value.slice(0, 3) : [`It threw: ${found.why}`];
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() };
  } catch (fault) {
    return { ok: false, why: fault instanceof Error ? fault.message : String(fault) };
  }
}

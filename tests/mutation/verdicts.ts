import { deckVerdicts } from './verdicts/deck.ts';
import { engineVerdicts } from './verdicts/engine.ts';
import { queueVerdicts } from './verdicts/queue.ts';
import { roomVerdicts } from './verdicts/room.ts';
import { sessionVerdicts } from './verdicts/session.ts';
import type { Verdict, Verdicts } from './verdicts/verdict.ts';

const VERDICTS: Verdicts = {
  ...sessionVerdicts,
  ...roomVerdicts,
  ...queueVerdicts,
  ...deckVerdicts,
  ...engineVerdicts,
};

/** The names of the machines that have any. */
export const machinesWithVerdicts = (): readonly string[] => Object.keys(VERDICTS);

/** The verdicts on the survivors of one machine. */
export function verdictsOn(machine: string): readonly Verdict[] {
  return VERDICTS[machine] ?? [];
}

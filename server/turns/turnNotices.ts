import { tellEnds } from './tellEnds.ts';
import { tellHurries } from './tellHurries.ts';
import { tellNudges } from './tellNudges.ts';
import { mailTurns, pushTurns } from './tellTurns.ts';
import type { TurnPorts } from './turnPorts.ts';

/**
 * Tells players of correspondence tables what is due to be told: that it is their turn, that their time runs out, that
 * somebody nudges them, that a draft is over; never in their quiet hours. Emails and pushes are handed in in the same
 * transaction in which they are noted as told, so that each goes out once, whichever process does it.
 */
export async function tellTurns(ports: TurnPorts): Promise<void> {
  await pushTurns(ports);
  await mailTurns(ports);
  await tellHurries(ports);
  await tellNudges(ports);
  await tellEnds(ports);
}

import { type SealReport, sealedOpening } from '../seal/sealedOpening.ts';

/** Two packs of four cards that are dealt as they were shown. */
export const SOUND_REPORT: SealReport = {
  ...{ findings: [], packs: 2, cards: 8, picks: 8 },
  ...{ differences: [], strayPicks: 0 },
};
export const UNSOUND_REPORTS: readonly (readonly [wording: string, report: SealReport])[] = [
  ['a wrong seed', { ...SOUND_REPORT, findings: ['The seed is not the sealed one.'] }],
  [
    'a different card',
    { ...SOUND_REPORT, differences: [{ round: 1, seat: 2, place: 3, shown: 'Kite', dealt: 'Bow' }] },
  ],
  ['a stray pick', { ...SOUND_REPORT, strayPicks: 1 }],
];
export const OPENING_FAILED = { status: 503, message: '', reply: 'Try again in a moment.' };

export const sealModel = sealedOpening<string>();

/** The answers with which the opening of a seal is tried. */
export const SEAL_CASES = {
  'xstate.done.actor.fetchLog': [{ output: 'the log' }],
  'xstate.error.actor.fetchLog': [{ error: OPENING_FAILED }],
  'xstate.done.actor.deal': [
    { wording: 'all the same', output: SOUND_REPORT },
    ...UNSOUND_REPORTS.map(([wording, output]) => ({ wording, output })),
  ],
  'xstate.error.actor.deal': [{ error: OPENING_FAILED }],
};

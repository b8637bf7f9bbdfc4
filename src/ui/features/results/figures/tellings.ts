import type { PickRecord } from '#contract/results/results.ts';
import { counted } from '../resultWords.ts';
import { type FigureTelling, percent, timeValue } from './figureWords.ts';
import { botAgreement, middleTime, picksByClock, wheelsCaught, wholeTime } from './seatFigures.ts';

const byHand = (count: number) => counted(count, 'pick by hand', 'picks by hand');

/** The figures of one seat, with their definitions. */
export const tellingsOf = (picks: readonly PickRecord[]): readonly FigureTelling[] => [
  {
    key: 'middleTime',
    label: 'Time for a pick',
    figure: middleTime(picks),
    wordsOf: timeValue,
    countOf: byHand,
    definition:
      'The middle of all picks by hand: half of them took longer, half were faster. A pick begins when its pack has come to the seat. Picks of the clock and of bots count nothing.',
  },
  {
    key: 'wholeTime',
    label: 'Thought in all',
    figure: wholeTime(picks),
    wordsOf: timeValue,
    countOf: byHand,
    definition: 'The seconds of all picks by hand together. Waiting for packs is not in it.',
  },
  {
    key: 'botAgreement',
    label: 'The bot agreed',
    figure: botAgreement(picks),
    wordsOf: percent,
    countOf: byHand,
    definition:
      'How often the card that was taken is the one a bot would have taken in this seat. Only picks by hand that had a choice are counted, so the last card of a pack is not. The bot is a measure of the ordinary, not of the good.',
  },
  {
    key: 'wheelsCaught',
    label: 'Wheels caught',
    figure: wheelsCaught(picks),
    wordsOf: String,
    countOf: (count) => counted(count, 'card seen again', 'cards seen again'),
    definition:
      'A card wheels when it still lies in a pack that comes back to a seat that passed it. Counted are the cards this seat saw again, and how many of them it took then.',
  },
  {
    key: 'byClock',
    label: 'Taken by the clock',
    figure: picksByClock(picks),
    wordsOf: String,
    countOf: (count) => counted(count, 'pick'),
    definition:
      'Picks that the clock made because the time had run out. Picks of a bot in this seat count nothing.',
  },
];

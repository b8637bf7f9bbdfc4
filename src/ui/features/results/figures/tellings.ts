import type { PickRecord } from '#contract/results/results.ts';
import { secondsWords } from '../resultWords.ts';
import { figureWords, percent } from './figureWords.ts';
import {
  botAgreement,
  type Figure,
  middleTime,
  picksByClock,
  wheelsCaught,
  wholeTime,
} from './seatFigures.ts';

/** A figure in words: its name, its number, what it counts, and its definition. */
export interface FigureTelling {
  readonly key: string;
  readonly label: string;
  readonly isTold: boolean;
  /** The number, or that there isn't enough to give one. */
  readonly value: string;
  /** What was counted; where there is too little, how much is needed. */
  readonly count: string;
  readonly definition: string;
}

type Shown = Readonly<{ wordsOf: (value: number) => string; countKey: 'byHand' | 'seenAgain' | 'picks' }>;

const timeWords = (value: number) => secondsWords(Math.round(value));

const SHOWN = {
  middleTime: { wordsOf: timeWords, countKey: 'byHand' },
  wholeTime: { wordsOf: timeWords, countKey: 'byHand' },
  botAgreement: { wordsOf: percent, countKey: 'byHand' },
  wheelsCaught: { wordsOf: String, countKey: 'seenAgain' },
  byClock: { wordsOf: String, countKey: 'picks' },
} as const satisfies Readonly<Record<string, Shown>>;

/** The figures of one seat that counted anything. */
export function tellingsOf(picks: readonly PickRecord[]): readonly FigureTelling[] {
  const figures = {
    ...{ middleTime: middleTime(picks), wholeTime: wholeTime(picks), botAgreement: botAgreement(picks) },
    ...{ wheelsCaught: wheelsCaught(picks), byClock: picksByClock(picks) },
  };
  const keys = ['middleTime', 'wholeTime', 'botAgreement', 'wheelsCaught', 'byClock'] as const;
  return keys.filter((key) => figures[key].count > 0).map((key) => tellingOf(key, figures[key]));
}

function tellingOf(key: keyof typeof SHOWN, { value, count, least }: Figure): FigureTelling {
  const t = figureWords();
  const { wordsOf, countKey } = SHOWN[key];
  const counted = t(countKey, { count });
  return {
    key,
    label: t(key),
    isTold: value !== null,
    value: value === null ? t('notEnough') : wordsOf(value),
    count: value === null ? t('fromCount', { counted, least }) : t('ofCount', { counted }),
    definition: t(`${key}Means`),
  };
}

import { counted, secondsWords } from '../resultWords.ts';
import type { Figure } from './seatFigures.ts';

/** What a figure is: what it is called, how its number reads, what it counts, and its definition. */
export interface FigureTelling {
  readonly key: string;
  readonly label: string;
  readonly figure: Figure;
  readonly wordsOf: (value: number) => string;
  /** "45 picks by hand" */
  readonly countOf: (count: number) => string;
  readonly definition: string;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The number, or that there is not enough to tell one. */
export function valueWords({ figure, wordsOf }: FigureTelling): string {
  return figure.value === null ? 'not enough' : wordsOf(figure.value);
}

/** What was counted; where there is too little, how much is needed. */
export function countWords({ figure, countOf }: FigureTelling): string {
  const counted_ = countOf(figure.count);
  return figure.value === null ? `${counted_}, from ${figure.least} on` : `of ${counted_}`;
}

export const averageWords = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

export const timeValue = (value: number): string => secondsWords(Math.round(value));

/** "of 45 cards" */
export const cardsWords = (count: number): string => counted(count, 'card');

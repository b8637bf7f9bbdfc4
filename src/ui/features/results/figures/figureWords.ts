import { formatFor } from '../../../messages/format.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';

/** The words of figures; every route that shows some has loaded them. */
export const figureWords = () => messagesFor(currentLocale(), 'cardFigures');

export const percent = (share: number): string =>
  figureWords()('percent', { share: Math.round(share * 100) / 100 });

export const averageWords = (value: number): string =>
  formatFor().number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Stands in a cell without a figure. */
export const NO_FIGURE = '–';

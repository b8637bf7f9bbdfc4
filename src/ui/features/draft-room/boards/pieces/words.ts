import type { Translator } from '#contract/messages/translator.ts';
import type { FeatureSentences } from '../../../../messages/language.ts';
import type { Person } from '../../seating.ts';

export type BoardWords = Translator<FeatureSentences<'boards'>>;

/** Who a sentence is about, for its `{who, select, you {…} other {… {name} …}}`. */
export const whoIs = (t: BoardWords, person: Person | undefined) =>
  ({ who: person?.isYou ? 'you' : 'other', name: person?.name ?? t('someone') }) as const;

/** "You", or the name. */
export const nameOf = (t: BoardWords, person: Person | undefined): string =>
  person?.isYou ? t('you') : (person?.name ?? t('someone'));

/** Seats that play after this one, in order, at most three. */
export const seatsAfter = (turnSeat: number | null, seats: number): readonly number[] =>
  turnSeat === null
    ? []
    : Array.from({ length: Math.min(3, seats - 1) }, (_, far) => (turnSeat + far + 1) % seats);

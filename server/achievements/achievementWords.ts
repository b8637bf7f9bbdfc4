import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import { type Messages, recogniser, saidAgain } from '#contract/messages/recogniser.ts';
import { catalogueIn, words } from '#server/words/words.ts';

const [ENGLISH] = LOCALES;
const recognise = recogniser(catalogueIn(ENGLISH, 'achievements') as unknown as Messages);
const WORDS = words('achievements') as unknown as Readonly<Record<Locale, (key: string) => string>>;

interface Named {
  readonly name: string;
  readonly sentence: string;
}

/** An achievement in a language. What an Admin wrote stays as it is: only words that it shipped with are found. */
export function achievementIn<One extends Named>(achievement: One, locale: Locale): One {
  if (locale === ENGLISH) return achievement;
  const said = (text: string) => saidAgain(text, recognise, WORDS[locale]);
  return { ...achievement, name: said(achievement.name), sentence: said(achievement.sentence) };
}

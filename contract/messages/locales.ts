/** The languages that have catalogues, as BCP 47 tags; the first is served for `*` and where none was asked for. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** The tag that dates, numbers and lists of a language are formatted by: English as in Britain, others as they are. */
export const formatTagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** What a language calls itself, such as "français": some begin with a small letter. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

export const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/** The cookie with the language that a browser chose, which outweighs Accept-Language. Holds a tag of LOCALES. */
export const LANGUAGE_COOKIE = 'language';

interface Preference {
  readonly tag: string;
  readonly weight: number;
}

function preferenceOf(part: string): Preference {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

function supported<Lang extends string>(tag: string, locales: readonly Lang[]): Lang | undefined {
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    locales.find((locale) => languageOf(locale) === languageOf(tag))
  );
}

/**
 * The language to answer in, from an Accept-Language header or a single tag such as `de-AT`. The first of the best
 * weighted languages that is among `locales` wins; one that is not, or a header that cannot be read, gives the first.
 */
export function pickLocale<Lang extends string>(
  accepted: string | undefined,
  locales: readonly [Lang, ...Lang[]],
): Lang {
  const preferences = (accepted ?? '')
    .split(',')
    .map(preferenceOf)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of preferences) {
    const locale = tag === '*' ? locales[0] : supported(tag, locales);
    if (locale) return locale;
  }
  return locales[0];
}

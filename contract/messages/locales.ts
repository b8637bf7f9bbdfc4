/** The languages that have catalogues, as BCP 47 tags; the first is served for `*` and where none was asked for. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** The tag that dates, numbers and lists of a language are formatted by: English as in Britain, others as they are. */
export const formatTagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** What a language calls itself, such as "Français". */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

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

/** As `localeFor`, of the given languages; the first of them is the default. */
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

/**
 * The language to answer in, from an Accept-Language header or a single tag such as `de-AT`. The first of the best
 * weighted languages that has catalogues wins; one without them, or a header that cannot be read, gives the default.
 */
export const localeFor = (accepted: string | undefined): Locale => pickLocale(accepted, LOCALES);

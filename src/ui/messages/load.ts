import type { Catalogue } from '#contract/messages/catalogue.ts';
import { isLocale, LOCALES, type Locale } from '#contract/messages/locales.ts';
import { english } from './english.ts';
import type { Feature, FeatureSentences, Language } from './language.ts';
import { pageWords } from './pageWords.ts';

/** The language of a page that names its files (`pageWords`). Without a network practice has the English ones alone. */
function ofPage(files: Readonly<Record<string, string>>): Language {
  const features = Object.entries(files).map(([name, file]) => {
    const load = () =>
      import(/* @vite-ignore */ file).catch(english[name as Feature] as () => Promise<unknown>);
    return [name, load] as const;
  });
  return Object.fromEntries(features) as unknown as Language;
}

/** The index of English comes with the app, that of another language with its page. */
async function languageOf(locale: Locale): Promise<Language> {
  if (locale === LOCALES[0]) return english;
  return pageWords ? ofPage(pageWords.files) : (await import('./otherLanguages.ts')).languageIn(locale);
}

const LANGUAGES = Object.fromEntries(LOCALES.map((locale) => [locale, () => languageOf(locale)])) as Readonly<
  Record<Locale, () => Promise<Language>>
>;

type FeatureCatalogue<Name extends Feature> = Catalogue<FeatureSentences<Name>>;

export interface Loader<Lang extends string> {
  /** The catalogue, asked for once; rejects where its file cannot be fetched, and asks again the next time. */
  readonly load: <Name extends Feature>(locale: Lang, feature: Name) => Promise<FeatureCatalogue<Name>>;
  /** The catalogue if it is here. */
  readonly peek: <Name extends Feature>(locale: Lang, feature: Name) => FeatureCatalogue<Name> | undefined;
}

export function createLoader<Lang extends string>(
  languages: Readonly<Record<Lang, () => Language | Promise<Language>>>,
): Loader<Lang> {
  const asked = new Map<string, Promise<unknown>>();
  const here = new Map<string, unknown>();
  const fetchCatalogue = async (locale: Lang, feature: Feature) => {
    const language = await languages[locale]();
    const { default: catalogue } = await language[feature]();
    here.set(`${locale} ${feature}`, catalogue);
    return catalogue;
  };
  return {
    load: <Name extends Feature>(locale: Lang, feature: Name) => {
      const key = `${locale} ${feature}`;
      let asking = asked.get(key);
      if (!asking) {
        asking = fetchCatalogue(locale, feature);
        asked.set(key, asking);
        asking.catch(() => asked.delete(key));
      }
      return asking as Promise<FeatureCatalogue<Name>>;
    },
    peek: <Name extends Feature>(locale: Lang, feature: Name) =>
      here.get(`${locale} ${feature}`) as FeatureCatalogue<Name> | undefined,
  };
}

export const catalogues = createLoader(LANGUAGES);

/** The language of the page: its `lang`, as the server wrote it; outside a browser the default. */
export function currentLocale(): Locale {
  const tag = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(tag) ? tag : LOCALES[0];
}

/**
 * How a screen gets its words: its route names the features in its loader,
 *
 *     loader: () => loadMessages('auth', 'common'),
 *
 * so that their files, in the language of the page alone, are fetched beside the screen's own and are there before
 * its first render; the screen then reads them with `useMessages`. Something that is loaded later, such as a dialog,
 * loads its words together with itself, see `withMessages`. Rejects like any import whose file cannot be fetched.
 */
export async function loadMessages(...features: readonly Feature[]): Promise<void> {
  const locale = currentLocale();
  await Promise.all(features.map((feature) => catalogues.load(locale, feature)));
}

/**
 * Something that is fetched when it is first needed, together with the words that its page has not loaded:
 *
 *     late(() => withMessages(import('./ZoomDialog.tsx'), 'roomDialogs'), 'ZoomDialog');
 */
export async function withMessages<Part>(
  part: Promise<Part>,
  ...features: readonly [Feature, ...Feature[]]
): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages(...features)]);
  return loaded;
}

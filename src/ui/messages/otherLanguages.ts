import type { Locale } from '#contract/messages/locales.ts';
import type { Language } from './language.ts';

const files = import.meta.glob(
  [
    './*/**/*.ts',
    '!./en/**',
    '!./build/**',
    '/contract/messages/*/eventNews.ts',
    '!/contract/messages/en/*.ts',
  ],
  { import: 'default' },
);

/** A catalogue's file is called as its feature. */
const FEATURE = /\/(\w+)\.ts$/;

/**
 * A language other than English, feature by feature, as `english`. A page of the server names its files itself
 * (`pageWords`); this is for pages that come without, as in development, and lets the build have the files.
 */
export function languageIn(locale: Locale): Language {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  const features = own.map(([path, load]) => {
    const catalogue = async () => ({ default: await load() });
    return [FEATURE.exec(path)?.[1] ?? path, catalogue] as const;
  });
  return Object.fromEntries(features) as unknown as Language;
}

import { languageName } from '#contract/messages/locales.ts';
import { firstWords } from '../../messages/firstWords.ts';
import { chooseLanguage, spokenLanguages } from '../../messages/languageChoice.ts';
import { currentLocale } from '../../messages/load.ts';
import styles from './shell.module.css';

/** Each language by its own name; choosing one opens this page in it. Nothing where the site speaks only one. */
export function LanguageLinks() {
  const languages = spokenLanguages();
  const current = currentLocale();
  if (languages.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={firstWords('languages')}>
      {languages.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-current={locale === current}
          onClick={() => chooseLanguage(locale)}
        >
          {languageName(locale)}
        </button>
      ))}
    </nav>
  );
}

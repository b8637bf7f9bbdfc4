import { useRouter } from '@tanstack/react-router';
import { languageName } from '#contract/messages/locales.ts';
import { firstWords } from '../../messages/firstWords.ts';
import { spokenLanguages } from '../../messages/languageChoice.ts';
import { currentLocale } from '../../messages/load.ts';
import { useUser } from './actors.tsx';
import styles from './shell.module.css';

/**
 * Each language by its own name; choosing one opens this page in it, and is kept in the profile of who is signed in. Nothing
 * where the site speaks only one.
 */
export function LanguageLinks() {
  const languages = spokenLanguages();
  const current = currentLocale();
  const { context } = useRouter().options;
  const user = useUser();
  if (languages.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={firstWords('languages')}>
      {languages.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-current={locale === current}
          onClick={() => void context.accounts().then((calls) => calls.chooseLanguage(locale, user !== null))}
        >
          {languageName(locale)}
        </button>
      ))}
    </nav>
  );
}

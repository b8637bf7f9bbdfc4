import { Box } from '@chakra-ui/react';
import { waitFor } from 'xstate';
import { isLocale, type Locale, languageName } from '#contract/messages/locales.ts';
import { selectPreferences } from '#src/machines/preferences.ts';
import { usePreferencesActor } from '../../../components/preferences/usePreferences.ts';
import { spokenLanguages } from '../../../messages/languageChoice.ts';
import { currentLocale } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { SettingField } from '../../../system/forms/SettingRow.tsx';
import type { Choices } from './useChoices.ts';

/** The language of pages, emails and pushes; the page opens again in it once it is saved. Nothing where the site speaks only one. */
export function LanguageField({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  const actor = usePreferencesActor();
  const languages = spokenLanguages();
  if (languages.length < 2) return null;
  const { language } = preferences;
  const chosen = language !== null && languages.includes(language) ? language : currentLocale();
  const change = async (locale: Locale) => {
    choose({ language: locale });
    const { value, context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches('saved') || snapshot.matches('unsaved'),
    );
    const isStillChosen = selectPreferences(actor.getSnapshot()).language === locale;
    if (value !== 'saved' || context.stored.language !== locale || !isStillChosen) return;
    const { chooseLanguage } = await import('../../../messages/chooseLanguage.ts');
    await chooseLanguage(locale);
  };
  return (
    <SettingField label={t('language')} hint={t('languageHint')}>
      <Box flex="none" width="156px">
        <FormSelect
          value={chosen}
          onChange={({ target: { value } }) => {
            if (isLocale(value)) void change(value);
          }}
        >
          {languages.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageName(locale)}
            </option>
          ))}
        </FormSelect>
      </Box>
    </SettingField>
  );
}

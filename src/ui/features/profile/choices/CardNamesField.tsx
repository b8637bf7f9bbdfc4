import { Box } from '@chakra-ui/react';
import { CARD_NAMES_COOKIE, OWN_NAMES } from '#contract/games/cardNamesChoice.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { SettingRow } from '../../../system/forms/SettingRow.tsx';
import { ThisDevice } from './ThisDevice.tsx';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isOriginal = () => document.cookie.split('; ').includes(`${CARD_NAMES_COOKIE}=${OWN_NAMES}`);

/** Keeps the choice for the server, which names the cards, and opens the page again, so that nothing stands in other names. */
function choose(original: boolean): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and the page is left at once
  document.cookie = `${CARD_NAMES_COOKIE}=${OWN_NAMES};path=/;max-age=${original ? YEAR_SECONDS : 0};samesite=lax${secure}`;
  location.reload();
}

/** Whether this browser shows cards by the names of its language or by those of their data. */
export function CardNamesField() {
  const t = useMessages('profile');
  return (
    <SettingRow label={t('cardNames')} hint={t('cardNamesHint')} tag={<ThisDevice />}>
      <Box flex="none" width="200px">
        <FormSelect
          aria-label={t('cardNames')}
          value={isOriginal() ? 'original' : 'mine'}
          onChange={({ target: { value } }) => choose(value === 'original')}
        >
          <option value="mine">{t('namesInMine')}</option>
          <option value="original">{t('namesOriginal')}</option>
        </FormSelect>
      </Box>
    </SettingRow>
  );
}

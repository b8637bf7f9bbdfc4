import { SegmentGroup, Stack } from '@chakra-ui/react';
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '#src/ui/system/look/scheme.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SettingRow, SettingRows } from '../../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { CardNamesField } from './CardNamesField.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** Seeing, moving and keys, with a look at what they do. */
export function AccessibilityTab() {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="accessibility">
      <Stack gap="4" minWidth="0">
        <DisplayPanel {...choices} />
        <MotionPanel {...choices} />
        <ReadingPanel {...choices} />
      </Stack>
      <PreviewPanel />
    </ChoicesFrame>
  );
}

const isScheme = (value: string | null): value is SchemeChoice =>
  value === 'system' || value === 'dark' || value === 'light';

function DisplayPanel(choices: Choices) {
  const t = useMessages('profile');
  const scheme = useSchemeChoice();
  const schemes = [
    { value: 'system', label: t('schemeSystem') },
    { value: 'dark', label: t('schemeDark') },
    { value: 'light', label: t('schemeLight') },
  ];
  return (
    <ProfilePanel title={t('display')}>
      <SettingRows>
        <SettingRow label={t('scheme')} hint={t('schemeHint')} tag={<ThisDevice />}>
          <SegmentGroup.Root
            flex="none"
            aria-label={t('scheme')}
            value={scheme}
            onValueChange={({ value }) => isScheme(value) && chooseScheme(value)}
          >
            <SegmentGroup.Items items={schemes} />
          </SegmentGroup.Root>
        </SettingRow>
        <LanguageField {...choices} />
        <CardNamesField />
      </SettingRows>
    </ProfilePanel>
  );
}

function MotionPanel({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('motionAndKeys')}>
      <SettingRows>
        <SwitchField
          label={t('calmMotion')}
          hint={t('calmMotionHint')}
          isOn={preferences.reducesMotion}
          onChange={(reducesMotion) => choose({ reducesMotion })}
        />
        <SwitchField
          label={t('singleKeys')}
          hint={t('singleKeysHint')}
          isOn={preferences.usesSingleKeys}
          onChange={(usesSingleKeys) => choose({ usesSingleKeys })}
        />
      </SettingRows>
    </ProfilePanel>
  );
}

function ReadingPanel({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('reading')}>
      <SettingRows>
        <SwitchField
          label={t('textMode')}
          hint={t('textModeHint')}
          isOn={preferences.usesTextMode}
          onChange={(usesTextMode) => choose({ usesTextMode })}
        />
      </SettingRows>
    </ProfilePanel>
  );
}

import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconHear from '~icons/ph/speaker-high';
import { playSound, type SoundName } from '../../../components/sounds/playSound.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { SettingRow, SettingRows } from '../../../system/forms/SettingRow.tsx';
import { SliderField } from '../../../system/forms/SliderField.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** Sounds, and notifications outside the page; `children` are below those. */
export function SoundsTab({ children }: { readonly children?: ReactNode }) {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="sounds">
      <SoundsPanel {...choices} />
      <Stack gap="4" minWidth="0">
        <DesktopNotices {...choices} />
        {children}
      </Stack>
    </ChoicesFrame>
  );
}

const SOUNDS = {
  pack: ['soundPack', 'soundPackHint'],
  seconds: ['soundSeconds', 'soundSecondsHint'],
  over: ['soundOver', 'soundOverHint'],
} as const satisfies Partial<Record<SoundName, readonly [string, string]>>;
const NAMES = ['pack', 'seconds', 'over'] as const;

const VOLUME_STEP = 5;

function SoundsPanel({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  const { playsSounds, soundVolume } = preferences;
  return (
    <ProfilePanel title={t('soundsTitle')}>
      <SettingRows>
        <SwitchField
          label={t('sounds')}
          hint={t('soundsHint')}
          isOn={playsSounds}
          onChange={(isOn) => choose({ playsSounds: isOn })}
        />
        <SliderField
          label={t('volume')}
          value={soundVolume}
          min={0}
          max={100}
          step={VOLUME_STEP}
          words={t('percent', { percent: soundVolume / 100 })}
          isDisabled={!playsSounds}
          onChange={(volume) => choose({ soundVolume: volume })}
        />
        {NAMES.map((name) => (
          <SoundRow key={name} name={name} preferences={preferences} />
        ))}
      </SettingRows>
    </ProfilePanel>
  );
}

function SoundRow({
  name,
  preferences: { playsSounds, soundVolume },
}: Pick<Choices, 'preferences'> & { readonly name: keyof typeof SOUNDS }) {
  const t = useMessages('profile');
  const [label, hint] = SOUNDS[name];
  const silence = playsSounds ? t('volumeZero') : t('soundsOff');
  return (
    <SettingRow label={t(label)} hint={t(hint)}>
      <ActionButton
        size="sm"
        aria-label={t('hearSound', { sound: t(label) })}
        reason={playsSounds && soundVolume > 0 ? undefined : silence}
        onClick={() => playSound(name, soundVolume)}
      >
        <IconHear aria-hidden="true" />
        {t('hear')}
      </ActionButton>
    </SettingRow>
  );
}

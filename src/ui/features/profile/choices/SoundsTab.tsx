import type { ReactNode } from 'react';
import IconHear from '~icons/ph/speaker-high';
import { Button } from '../../../kit/Button.tsx';
import { SettingRow } from '../../../kit/SettingRow.tsx';
import { Slider } from '../../../kit/Slider.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { playSound, type SoundName } from '../../../sounds/playSound.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** What is heard, and what is told outside the page; `children` stand below that. */
export function SoundsTab({ children }: { readonly children?: ReactNode }) {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="sounds">
      <div className="profile-column">
        <SoundsPanel {...choices} />
      </div>
      <div className="profile-column">
        <DesktopNotices {...choices} />
        {children}
      </div>
    </ChoicesFrame>
  );
}

interface SoundLine {
  readonly name: SoundName;
  readonly label: string;
  readonly sentence: string;
}

const SOUNDS: readonly SoundLine[] = [
  { name: 'pack', label: 'A pack arrives', sentence: 'Two soft notes when it is your turn.' },
  {
    name: 'seconds',
    label: 'Your time runs out',
    sentence: 'A tick at ten seconds and for each of the last five.',
  },
  { name: 'over', label: 'The draft is over', sentence: 'Three notes, and your results open.' },
];

const VOLUME_STEP = 5;

function SoundsPanel({ preferences, choose }: Choices) {
  const { playsSounds, soundVolume } = preferences;
  return (
    <ProfilePanel title="Sounds">
      <Switch
        label="Sounds at the table"
        sentence="Only for what concerns your own seat."
        isOn={playsSounds}
        onChange={(isOn) => choose({ playsSounds: isOn })}
      />
      <SettingRow label="Volume">
        {(control) => (
          <Slider
            {...control}
            value={soundVolume}
            min={0}
            max={100}
            step={VOLUME_STEP}
            words={`${soundVolume}%`}
            isDisabled={!playsSounds}
            onChange={(volume) => choose({ soundVolume: volume })}
          />
        )}
      </SettingRow>
      {SOUNDS.map(({ name, label, sentence }) => (
        <div className="switch-row" key={name}>
          <div className="grow">
            <b className="profile-row-name">{label}</b>
            <p>{sentence}</p>
          </div>
          <Button
            size="sm"
            aria-label={`Hear it: ${label}`}
            reason={reasonForSilence(playsSounds, soundVolume)}
            onClick={() => playSound(name, soundVolume)}
          >
            <IconHear aria-hidden="true" />
            Hear it
          </Button>
        </div>
      ))}
    </ProfilePanel>
  );
}

function reasonForSilence(playsSounds: boolean, soundVolume: number): string | undefined {
  if (!playsSounds) return 'Sounds are off.';
  return soundVolume === 0 ? 'The volume is at zero.' : undefined;
}

import { LaneGlyph } from '../../../cards/LaneGlyph.tsx';
import { PlayCard } from '../../../cards/PlayCard.tsx';
import { RarityMark } from '../../../cards/RarityMark.tsx';
import { type Segment, SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../../../theme/scheme.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { ChoicesFrame } from './ChoicesFrame.tsx';
import { SAMPLE_FACES, SAMPLE_LOOK } from './sampleCards.ts';
import { ThisBrowser } from './ThisBrowser.tsx';
import { type Choices, useChoices } from './useChoices.ts';

/** Seeing, moving and keys, with a look at what they do. */
export function AccessibilityTab() {
  const choices = useChoices();
  return (
    <ChoicesFrame tab="accessibility">
      <div className="profile-column">
        <SeeingPanel />
        <MovingPanel {...choices} />
        <ReadingPanel {...choices} />
      </div>
      <div className="profile-column">
        <LookPanel />
      </div>
    </ChoicesFrame>
  );
}

const SCHEMES: readonly Segment<SchemeChoice>[] = [
  { value: 'system', label: 'As my system' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

function SeeingPanel() {
  const scheme = useSchemeChoice();
  return (
    <ProfilePanel title="Seeing">
      <div className="switch-row setting-row">
        <div className="grow">
          <span className="setting-top">
            <b className="profile-row-name">Scheme</b>
            <ThisBrowser />
          </span>
          <p>Cards look the same in both.</p>
        </div>
        <SegmentedControl label="Scheme" segments={SCHEMES} value={scheme} onChange={chooseScheme} />
      </div>
    </ProfilePanel>
  );
}

const MovingPanel = ({ preferences, choose }: Choices) => (
  <ProfilePanel title="Moving and keys">
    <Switch
      label="Calm motion"
      sentence="Cards fade instead of flying. Off, the site follows your system."
      isOn={preferences.reducesMotion}
      onChange={(reducesMotion) => choose({ reducesMotion })}
    />
    <Switch
      label="Single keys"
      sentence="S, F, Z, Q, ? and 1 to 9 while the pack has the focus. Arrows, Space and Enter always work."
      isOn={preferences.usesSingleKeys}
      onChange={(usesSingleKeys) => choose({ usesSingleKeys })}
    />
  </ProfilePanel>
);

const ReadingPanel = ({ preferences, choose }: Choices) => (
  <ProfilePanel title="Reading">
    <Switch
      label="Text mode"
      sentence="Drafts show cards as rows of words with their full text, without pictures. For screen readers and slow lines."
      isOn={preferences.usesTextMode}
      onChange={(usesTextMode) => choose({ usesTextMode })}
    />
  </ProfilePanel>
);

const LOOK_PX = 176;

const LookPanel = () => (
  <ProfilePanel title="How it looks now" look="lit">
    <div className="profile-look-cards" aria-hidden="true">
      {SAMPLE_FACES.map((face) => (
        <PlayCard key={face.name} face={face} look={SAMPLE_LOOK} width={LOOK_PX} />
      ))}
    </div>
    <div className="profile-look-marks">
      <ul aria-label="Lanes">
        {SAMPLE_LOOK.lanes.map((lane) => (
          <li key={lane.key}>
            <LaneGlyph lane={lane} size={20} />
            {lane.label}
          </li>
        ))}
      </ul>
      <ul aria-label="Rarities">
        {SAMPLE_LOOK.rarities.map((rarity) => (
          <li key={rarity.code}>
            <RarityMark rarity={rarity} />
            {rarity.name}
          </li>
        ))}
      </ul>
      <p className="muted t14">
        Every lane and rarity has its own shape, so no meaning hangs on colour alone.
      </p>
    </div>
  </ProfilePanel>
);

import type { CSSProperties } from 'react';
import { PlayCard } from '../cards/PlayCard.tsx';
import { type Segment, SegmentedControl } from '../kit/SegmentedControl.tsx';
import { type CardSizeChoice, chooseCardSize, useCardSize } from '../preferences/cardSize.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SAMPLE_FACES, SAMPLE_LOOK } from './sampleCards.ts';
import { ThisBrowser } from './ThisBrowser.tsx';

const SIZES: readonly Segment<CardSizeChoice>[] = [
  { value: 'small', label: 'Small' },
  { value: 'fitted', label: 'As it fits' },
  { value: 'large', label: 'Large' },
];

const WORDS: Readonly<Record<CardSizeChoice, string>> = {
  small: 'More cards side by side. The words on them are small; zoom shows them large.',
  fitted: 'As large as the whole pack can be seen without scrolling.',
  large: 'Large pictures and names. A full pack scrolls.',
};

const SHOWN_PX: Readonly<Record<CardSizeChoice, number>> = { small: 112, fitted: 150, large: 204 };
const LEANS: readonly CSSProperties[] = [{ rotate: '-4deg' }, { rotate: '5deg' }];

/** How large the cards of a pack are, shown on two of them. */
export function CardSizePanel() {
  const size = useCardSize();
  return (
    <ProfilePanel title="Card size" end={<ThisBrowser />} className="profile-size">
      <div className="profile-body">
        <div>
          <SegmentedControl label="Card size" segments={SIZES} value={size} onChange={chooseCardSize} />
        </div>
        <p className="muted t14">{WORDS[size]}</p>
      </div>
      <div className="profile-size-cards" aria-hidden="true">
        {SAMPLE_FACES.map((face, place) => (
          <div key={face.name} style={LEANS[place]}>
            <PlayCard face={face} look={SAMPLE_LOOK} width={SHOWN_PX[size]} />
          </div>
        ))}
      </div>
    </ProfilePanel>
  );
}

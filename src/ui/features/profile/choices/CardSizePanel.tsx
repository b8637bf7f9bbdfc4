import type { CSSProperties } from 'react';
import { PlayCard } from '../../../cards/PlayCard.tsx';
import { CardSizeField } from '../../../preferences/CardSizeField.tsx';
import { type CardSizeChoice, useCardSize } from '../../../preferences/cardSize.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { SAMPLE_FACES, SAMPLE_LOOK } from './sampleCards.ts';
import { ThisBrowser } from './ThisBrowser.tsx';

const SHOWN_PX: Readonly<Record<CardSizeChoice, number>> = { small: 112, fitted: 150, large: 204 };
const LEANS: readonly CSSProperties[] = [{ rotate: '-4deg' }, { rotate: '5deg' }];

/** How large the cards of a pack are, shown on two of them. */
export function CardSizePanel() {
  const size = useCardSize();
  return (
    <ProfilePanel title="Card size" end={<ThisBrowser />} className="profile-size">
      <div className="profile-body">
        <CardSizeField />
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

import { type Segment, SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { type CardSizeChoice, chooseCardSize, useCardSize } from './cardSize.ts';

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

/** How large the cards of a pack are in this browser, and what that means. */
export function CardSizeField() {
  const size = useCardSize();
  return (
    <>
      <div>
        <SegmentedControl label="Card size" segments={SIZES} value={size} onChange={chooseCardSize} />
      </div>
      <p className="muted t14">{WORDS[size]}</p>
    </>
  );
}

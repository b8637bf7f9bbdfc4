import { type ReactNode, useState } from 'react';
import { CardImage } from '#src/ui/cards/CardImage.tsx';
import { CARD_WIDTHS, type CardSize } from '#src/ui/cards/cardFit.ts';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { GALLERY_FACES } from './galleryCards.ts';
import { Part, Piece } from './parts.tsx';

const SIZES: readonly CardSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];
const WORDS = {
  name: 'Cinder Vale',
  cost: '2',
  rules: 'Your Ember Beings enter with one spark. Spend a spark: draw a card.',
};
const PICTURE = GALLERY_FACES.find(({ name }) => name === WORDS.name)?.image ?? null;
/** Never asked for: what is not painted is not loaded. */
const NEVER = '/art/never.svg';

/** The card image of the specification in each size and each state. */
export const CardImages = () => {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = () => setZoomed(true);
  return (
    <Part title="Card image" words="Sizes xs to xl, 0.714 wide to high unless the game has another measure.">
      <div className="gallery-states">
        <State name="Shown; the zoom button comes with the pointer or the focus">
          {(size) => <CardImage address={PICTURE} alt={WORDS.name} size={size} words={WORDS} onZoom={zoom} />}
        </State>
        <State name="Selected">
          {(size) => <CardImage address={PICTURE} alt={WORDS.name} size={size} words={WORDS} isSelected />}
        </State>
        <State name="Loading" isWaiting>
          {(size) => <CardImage address={NEVER} alt="" size={size} />}
        </State>
        <State name="Not to be had, with name, cost and rules beside the words">
          {(size) => <CardImage address={null} alt={WORDS.name} size={size} words={WORDS} />}
        </State>
        <State name="Another measure, 1.4">
          {(size) => <CardImage address={null} alt={WORDS.name} size={size} aspect={1.4} />}
        </State>
      </div>
      <ModalDialog title={WORDS.name} isOpen={isZoomed} onClose={() => setZoomed(false)}>
        <div className="gallery-zoom">
          <CardImage address={PICTURE} alt={WORDS.name} width="fill" words={WORDS} />
        </div>
      </ModalDialog>
    </Part>
  );
};

const State = ({
  name,
  isWaiting = false,
  children,
}: Readonly<{ name: string; isWaiting?: boolean; children: (size: CardSize) => ReactNode }>) => (
  <section className={isWaiting ? 'gallery-state waiting' : 'gallery-state'}>
    <h3>{name}</h3>
    <div className="gallery-row">
      {SIZES.map((size) => (
        <Piece key={size} name={`${size}, ${CARD_WIDTHS[size]} px`}>
          {children(size)}
        </Piece>
      ))}
    </div>
  </section>
);

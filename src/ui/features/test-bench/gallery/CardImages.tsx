import { Box, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { CardImage } from '#src/ui/components/cards/CardImage.tsx';
import { CARD_WIDTHS, type CardSize } from '#src/ui/components/cards/cardFit.ts';
import { gallerySamples } from '#src/ui/messages/samples.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { GALLERY_FACES } from './galleryCards.ts';
import { Part, Piece, Pieces } from './parts.tsx';

const SIZES: readonly CardSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];
const { image: words, card } = gallerySamples;
const PICTURE = GALLERY_FACES.find(({ name }) => name === card.name)?.image ?? null;
/** Never asked for: what is not painted is not loaded. */
const NEVER = '/art/never.svg';
const WIDE = 1.4;

/** The card image of the specification in each size and each state. */
export const CardImages = () => {
  const [isZoomed, setZoomed] = useState(false);
  const known = { address: PICTURE, alt: card.name, words: card };
  return (
    <Part title={words.title} words={words.hint}>
      <Stack gap="8" width="full">
        <State title={words.shown}>
          {(size) => <CardImage {...known} size={size} onZoom={() => setZoomed(true)} />}
        </State>
        <State title={words.selected}>{(size) => <CardImage {...known} size={size} isSelected />}</State>
        <State title={words.loading} isWaiting>
          {(size) => <CardImage address={NEVER} alt="" size={size} />}
        </State>
        <State title={words.missing} name="missing-image">
          {(size) => <CardImage {...known} address={null} size={size} />}
        </State>
        <State title={words.wide}>
          {(size) => <CardImage address={null} alt={card.name} size={size} aspect={WIDE} />}
        </State>
      </Stack>
      <ModalDialog title={card.name} isOpen={isZoomed} onClose={() => setZoomed(false)}>
        <Box width="min(340px, 100%)" mx="auto">
          <CardImage {...known} width="fill" />
        </Box>
      </ModalDialog>
    </Part>
  );
};

interface StateProps {
  readonly title: string;
  readonly name?: string;
  readonly isWaiting?: boolean;
  readonly children: (size: CardSize) => ReactNode;
}

const State = ({ title, name, isWaiting = false, children }: StateProps) => (
  // Pictures that aren't painted aren't asked for, so those that wait stay at their beginning.
  <Box as="section" data-part={name} {...(isWaiting && { css: { '& img': { display: 'none' } } })}>
    <Heading as="h3" mb="5" fontFamily="body" fontSize="15px" fontWeight="semibold">
      {title}
    </Heading>
    <Pieces>
      {SIZES.map((size) => (
        <Piece key={size} name={`${size}, ${CARD_WIDTHS[size]} px`}>
          {children(size)}
        </Piece>
      ))}
    </Pieces>
  </Box>
);

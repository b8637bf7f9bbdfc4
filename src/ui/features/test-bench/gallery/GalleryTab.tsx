import { Stack } from '@chakra-ui/react';
import { CardImages } from './CardImages.tsx';
import { Marks, Sizes, States } from './CardParts.tsx';
import { GALLERY_FACES, GALLERY_LOOK } from './galleryCards.ts';
import { Banners, Dialogs, Notices, Waiting } from './TellingParts.tsx';

/** Cards and what the specification asks of shared pieces, each in all of its states; the rest is the design system's. */
export const GalleryTab = () => (
  <Stack gap="11" mt="3">
    <CardImages />
    <Dialogs />
    <Banners />
    <Notices />
    <Sizes look={GALLERY_LOOK} faces={GALLERY_FACES} />
    <States look={GALLERY_LOOK} faces={GALLERY_FACES} />
    <Marks look={GALLERY_LOOK} />
    <Waiting />
  </Stack>
);

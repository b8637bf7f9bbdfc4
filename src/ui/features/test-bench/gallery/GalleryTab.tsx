import { CardImages } from './CardImages.tsx';
import { Marks, Sizes, States } from './CardParts.tsx';
import { Buttons, Fields } from './ControlParts.tsx';
import { GALLERY_FACES, GALLERY_LOOK } from './galleryCards.ts';
import { Banners, Dialogs, Notices, Waiting } from './TellingParts.tsx';

/** Every shared piece in each of its states, for members of QA and for whoever changes the look. */
export const GalleryTab = () => (
  <div className="gallery">
    <CardImages />
    <Dialogs />
    <Banners />
    <Notices />
    <Sizes look={GALLERY_LOOK} faces={GALLERY_FACES} />
    <States look={GALLERY_LOOK} faces={GALLERY_FACES} />
    <Marks look={GALLERY_LOOK} />
    <Buttons />
    <Fields />
    <Waiting />
  </div>
);

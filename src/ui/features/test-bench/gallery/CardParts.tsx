import { Box, Stack } from '@chakra-ui/react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { CardBack } from '#src/ui/components/cards/CardBack.tsx';
import { CardSkeleton } from '#src/ui/components/cards/CardSkeleton.tsx';
import { CardStrip } from '#src/ui/components/cards/CardStrip.tsx';
import { LaneGlyph } from '#src/ui/components/cards/LaneGlyph.tsx';
import { PlayCard } from '#src/ui/components/cards/PlayCard.tsx';
import { RarityMark } from '#src/ui/components/cards/RarityMark.tsx';
import { Avatar, BotAvatar, OpenSeat } from '#src/ui/components/people/Avatar.tsx';
import { gallerySamples } from '#src/ui/messages/samples.ts';
import { HARD_FACES } from './galleryCards.ts';
import { Part, Piece } from './parts.tsx';

interface GalleryProps {
  /** A game and some of its cards, so that the pieces show what they will show. */
  readonly look: GameLook;
  readonly faces: readonly CardFace[];
}

const at = (faces: readonly CardFace[], place: number): CardFace | undefined =>
  faces.length === 0 ? undefined : faces[place % faces.length];

const zoom = () => undefined;
const words = gallerySamples.cards;
const SIZES = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

/** The card of the draft room in each size. */
export const Sizes = ({ look, faces }: GalleryProps) => (
  <Part title={words.sizes} words={words.sizesHint} name="sizes">
    {SIZES.map((size, place) => {
      const face = at(faces, place);
      return (
        face !== undefined && (
          <Piece key={size} name={size}>
            <PlayCard face={face} look={look} size={size} />
          </Piece>
        )
      );
    })}
    <Piece name={words.strip}>
      <Stack gap="1" width="188px">
        {faces.slice(0, 6).map((face, place) => (
          <CardStrip key={face.card} face={face} look={look} count={place + 1} />
        ))}
      </Stack>
    </Piece>
  </Part>
);

const STATES = [
  ['idle', undefined],
  ['reserved', words.takenAtZero],
  ['pending', undefined],
  ['refused', words.refused],
  ['taken', words.taken],
  ['dimmed', undefined],
] as const;

/** The card of the draft room in each state. */
export const States = ({ look, faces }: GalleryProps) => (
  <Part title={words.states} words={words.statesHint}>
    {STATES.map(([state, sentence], place) => {
      const face = at(faces, place);
      return (
        face !== undefined && (
          <Piece key={state} name={state}>
            <Box as="button" className="card-button" aria-label={face.name}>
              <PlayCard
                face={face}
                look={look}
                state={state}
                sentence={sentence}
                isLively
                isFoil
                onZoom={zoom}
              />
            </Box>
          </Piece>
        )
      );
    })}
    <Piece name={words.loading}>
      <CardSkeleton />
    </Piece>
    {faces.slice(-HARD_FACES).map((face) => (
      <Piece key={face.card} name={face.image === null ? words.bare : words.crowded}>
        <PlayCard face={face} look={look} isFoil />
      </Piece>
    ))}
    <Piece name={words.back}>
      <CardBack />
    </Piece>
  </Part>
);

/** Rarities, lanes and seats. */
export const Marks = ({ look }: Pick<GalleryProps, 'look'>) => (
  <Part title={words.marks}>
    {look.rarities.map((rarity) => (
      <Piece key={rarity.code} name={rarity.name}>
        <RarityMark rarity={rarity} hasPips />
      </Piece>
    ))}
    {look.lanes.map((lane) => (
      <Piece key={lane.key} name={lane.label}>
        <LaneGlyph lane={lane} size={28} />
      </Piece>
    ))}
    <Piece name={words.you}>
      <Avatar seed="mara" size={46} letter="A" ring="yours" />
    </Piece>
    <Piece name={words.acting}>
      <Avatar seed="ana" size={46} letter="B" ring="acting" />
    </Piece>
    <Piece name={words.bot}>
      <BotAvatar size={46} letter="C" />
    </Piece>
    <Piece name={words.open}>
      <OpenSeat size={46} />
    </Piece>
  </Part>
);

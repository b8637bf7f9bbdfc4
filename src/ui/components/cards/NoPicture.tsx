import type { CardFace, GameLook } from '#contract/games/faces.ts';
import IconBroken from '~icons/ph/image-broken-duotone';
import { partWords } from '../../messages/partWords.ts';
import { laneOf } from './gameLook.ts';
import { LaneGlyph } from './LaneGlyph.tsx';

/** A strip where a picture that there is could not be loaded; the words are the specification's. Tiny cards have no others. */
export const NoPicture = ({ face, isTiny }: Readonly<{ face: CardFace; isTiny: boolean }>) => (
  <div className="pc-fail">
    {isTiny ? <b>{face.name}</b> : <IconBroken aria-hidden="true" />}
    <span>{partWords('noImage')}</span>
    {isTiny && <p>{face.rules}</p>}
  </div>
);

interface PlainPictureProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly isTiny: boolean;
}

/** Where the game never gave a picture, nothing is missing: the sign of the card's lane, else the first letter of its name. */
export function PlainPicture({ face, look, isTiny }: PlainPictureProps) {
  const [lane] = face.lanes.flatMap((key) => laneOf(look, key) ?? []);
  return (
    <div className="pc-plain">
      {isTiny ? (
        <span>{face.name}</span>
      ) : lane === undefined ? (
        <b aria-hidden="true">{face.name.slice(0, 1).toUpperCase()}</b>
      ) : (
        <LaneGlyph lane={lane} isOnCard />
      )}
    </div>
  );
}

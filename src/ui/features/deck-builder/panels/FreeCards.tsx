import { useState } from 'react';
import type { CardFace } from '#contract/games/faces.ts';
import { laneNeeds } from '#engine/lands.ts';
import IconSuggest from '~icons/ph/magic-wand';
import IconMinus from '~icons/ph/minus-bold';
import IconMore from '~icons/ph/plus';
import IconPlus from '~icons/ph/plus-bold';
import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** Cards the game gives for nothing, with as many of each as are wanted. */
export function FreeCards({ hasTitle = true }: { readonly hasTitle?: boolean }) {
  const { view, document, main, look, suggestFree } = useDeckDesk();
  const [isUnfolded, setUnfolded] = useState(false);
  const { free } = document.contents;
  const needed = laneNeeds(
    main.entries.map(({ face }) => face),
    look.symbols,
  );
  const isNear = (face: CardFace) =>
    (free[face.name] ?? 0) > 0 || madeBy(face).length === 0 || madeBy(face).some((lane) => needed.has(lane));
  const near = view.freeFaces.filter((face) => isUnfolded || isNear(face));
  const far = view.freeFaces.filter((face) => !near.includes(face));
  const room = look.deckSize - main.entries.length;
  return (
    <>
      <div className="deck-panel-head">
        {hasTitle && <h3 className="grow">Free cards</h3>}
        <Button
          variant="ghost"
          size="sm"
          className="deck-brass"
          reason={room > 0 ? undefined : `${main.name} is full without free cards`}
          onClick={suggestFree}
        >
          <IconSuggest aria-hidden="true" />
          Suggest
        </Button>
      </div>
      <ul className="deck-free">
        {near.map((face) => (
          <FreeRow key={face.name} face={face} count={free[face.name] ?? 0} />
        ))}
      </ul>
      {far.length > 0 && (
        <button type="button" className="deck-brass deck-free-more" onClick={() => setUnfolded(true)}>
          <IconMore aria-hidden="true" />
          {far.map((face) => laneOf(look, madeBy(face)[0] ?? '')?.label ?? face.name).join(', ')}
        </button>
      )}
    </>
  );
}

const madeBy = ({ makes, lanes }: CardFace) => makes ?? lanes;

function FreeRow({ face, count }: Readonly<{ face: CardFace; count: number }>) {
  const { look, setFree } = useDeckDesk();
  const lane = laneOf(look, madeBy(face)[0] ?? '');
  return (
    <li>
      {lane === undefined ? <span /> : <LaneGlyph lane={lane} size={18} />}
      <span className="ell">{face.name}</span>
      <IconButton
        variant="outline"
        label={`One less ${face.name}`}
        reason={count > 0 ? undefined : 'There is none'}
        onClick={() => setFree(face.name, count - 1)}
      >
        <IconMinus aria-hidden="true" />
      </IconButton>
      <span className="num b">
        <span className="vh">{face.name} </span>
        {count}
      </span>
      <IconButton
        variant="outline"
        label={`One more ${face.name}`}
        onClick={() => setFree(face.name, count + 1)}
      >
        <IconPlus aria-hidden="true" />
      </IconButton>
    </li>
  );
}

import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import IconClose from '~icons/ph/x';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { boardOf } from '../desk/deckParts.ts';

/** What a finger can do with the card it chose. */
export function SelectedBar() {
  const { selectedId, select, pool, boards, main, move, zoom, view } = useDeckDesk();
  const entry = selectedId === null ? undefined : pool.get(selectedId);
  if (selectedId === null || entry === undefined) return null;
  const here = boardOf(boards, selectedId);
  const others = view.isMine ? boards.filter(({ key }) => key !== here?.key) : [];
  return (
    <div className="deck-selected" role="group" aria-label={entry.face.name}>
      <b className="ell">{entry.face.name}</b>
      <div className="deck-selected-acts">
        {others.map(({ key, name }, place) => (
          <Button
            key={key}
            variant={place === 0 ? 'solid' : 'outline'}
            onClick={() => {
              move([selectedId], key);
              select(null);
            }}
          >
            {key === main.key ? <IconMoveUp aria-hidden="true" /> : <IconMoveDown aria-hidden="true" />}
            Move to {name}
          </Button>
        ))}
        <IconButton variant="outline" label="Look closer" onClick={() => zoom(entry.face)}>
          <IconZoom aria-hidden="true" />
        </IconButton>
        <IconButton label="Let go of the card" onClick={() => select(null)}>
          <IconClose aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

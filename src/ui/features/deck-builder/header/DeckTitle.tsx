import { useRef, useState } from 'react';
import IconDecks from '~icons/ph/cards';
import IconPencil from '~icons/ph/pencil-simple';
import { IconButton } from '../../../kit/Button.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** The deck's name; a press turns it into a field, Enter or leaving keeps what was written, Escape does not. */
export function DeckTitle() {
  const { document, rename, view, decks, openExtra } = useDeckDesk();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDropped = useRef(false);
  const edit = () => {
    // A field that Escape takes away is not left, so that nothing else would take this back.
    isDropped.current = false;
    setEditing(true);
  };
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isEditing) {
    return (
      <div className="deck-title">
        <h1 className="ell">{document.name}</h1>
        {view.isMine && (
          <>
            <IconButton ref={button} size="sm" label="Rename deck" onClick={edit}>
              <IconPencil aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              className="deck-title-others"
              label={decks.length > 1 ? `Decks of this pool, ${decks.length}` : 'Decks of this pool'}
              aria-haspopup="dialog"
              onClick={() => openExtra('decks')}
            >
              <IconDecks aria-hidden="true" />
              {decks.length > 1 && <span className="num">{decks.length}</span>}
            </IconButton>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="deck-title">
      <h1 className="vh">{document.name}</h1>
      <TextInput
        autoFocus
        className="deck-title-field"
        aria-label="Name of the deck"
        defaultValue={document.name}
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          if (!isDropped.current) rename(event.currentTarget.value);
          isDropped.current = false;
          setEditing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          isDropped.current = event.key === 'Escape';
          close();
          if (event.key === 'Enter') rename(event.currentTarget.value);
        }}
      />
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import { MOST_DECKS } from '#contract/decks/decks.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconRemove from '~icons/ph/trash';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/saveWords.ts';
import './snapshots.css';

/** All decks of this pool: open one, remove one, begin another. */
export default function PoolDecksDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, decks, removeDeck, keeping, document, main } = useDeckDesk();
  const [removing, setRemoving] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const trying = (act: () => Promise<void>) =>
    act().then(
      () => setFailure(null),
      (thrown: unknown) => setFailure(errorWords(thrown)),
    );
  const remove = async (number: number) => {
    if (removing !== null) return;
    setRemoving(number);
    await trying(() => removeDeck(number));
    setRemoving(null);
  };
  return (
    <ModalDialog title="Decks of this pool" isOpen onClose={onClose}>
      <ul className="deck-snapshots deck-others">
        {decks.map((deck) => (
          <li key={deck.number}>
            <span className="deck-snapshots-words">
              <b className="ell">{deck.number === view.number ? document.name : deck.name}</b>
              <span className="t13 muted">
                {cardsInWords(deck.number === view.number ? main.count : deck.main)} in {main.name}
                {deck.submittedAtMs !== null && `, submitted ${clockWords(deck.submittedAtMs, Date.now())}`}
              </span>
            </span>
            {deck.number === view.number ? (
              <span className="deck-brass t14">open</span>
            ) : (
              <>
                {deck.submittedAtMs === null && (
                  <IconButton
                    size="sm"
                    label={`Remove ${deck.name}`}
                    aria-busy={removing === deck.number || undefined}
                    onClick={() => void remove(deck.number)}
                  >
                    <IconRemove aria-hidden="true" />
                  </IconButton>
                )}
                <Button
                  size="sm"
                  aria-label={`Open ${deck.name}`}
                  onClick={() => {
                    onClose();
                    keeping.openDeck(deck.number);
                  }}
                >
                  Open
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <NewDeck
        isFull={decks.length >= MOST_DECKS}
        onAdd={(name, from) =>
          trying(async () => {
            const number = await keeping.addDeck({ name, from });
            onClose();
            keeping.openDeck(number);
          })
        }
      />
    </ModalDialog>
  );
}

interface NewDeckProps {
  readonly isFull: boolean;
  readonly onAdd: (name: string, from: number | null) => Promise<void>;
}

function NewDeck({ isFull, onAdd }: NewDeckProps) {
  const { view, document, actor, whenSaved } = useDeckDesk();
  const [isBusy, setBusy] = useState(false);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    if (name === '' || isBusy) return;
    setBusy(true);
    const isCopy = form.get('from') === 'copy';
    if (isCopy) await whenSaved().catch(() => undefined);
    const isSaved = actor.getSnapshot().context.version > 0;
    await onAdd(name, isCopy && isSaved ? view.number : null);
    setBusy(false);
  };
  if (isFull) return <p className="t14 muted">A pool has room for {MOST_DECKS} decks. Remove one first.</p>;
  return (
    <form className="deck-others-new" onSubmit={(event) => void add(event)}>
      <h3>Another deck</h3>
      <TextInput
        name="name"
        aria-label="Name of the new deck"
        defaultValue={`${document.name} 2`.slice(0, 60)}
        maxLength={60}
      />
      <div className="deck-others-from">
        <label>
          <input type="radio" name="from" value="copy" defaultChecked /> A copy of this deck as it is saved
        </label>
        <label>
          <input type="radio" name="from" value="drafted" /> The pool as drafted
        </label>
      </div>
      <Button type="submit" variant="solid" isBusy={isBusy}>
        Make this deck
      </Button>
    </form>
  );
}

import { cardsInWords } from '#contract/deckRules.ts';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { Button } from '../kit/Button.tsx';
import { SubmitButton } from './DeckActs.tsx';
import { useDeckDesk } from './deckDesk.ts';
import { isWithoutFree } from './freeCards.ts';

/** On a phone in one strip: what is missing and how to mend it, or that the deck is ready. */
export function PhoneStatus({ onFromSide }: { readonly onFromSide: (tab: string) => void }) {
  const { troubles, main, side, free, look, view, addFree } = useDeckDesk();
  const [first] = troubles;
  if (first === undefined) {
    return (
      <div className="deck-strip ready">
        <IconReady aria-hidden="true" />
        <p className="grow">
          <b>{cardsInWords(main.count)}, ready</b>
          {isWithoutFree(view, free) && (
            <span className="muted t14">No free cards yet. Most decks need some.</span>
          )}
        </p>
        <SubmitButton />
      </div>
    );
  }
  const missing = first.key === 'size' ? first.isShortBy : 0;
  return (
    <div className="deck-strip">
      <IconWarning aria-hidden="true" />
      <b className="grow">{missing > 0 ? `${missing} short of ${look.deckSize}` : first.title}</b>
      {missing > 0 && view.freeFaces.length > 0 ? (
        <Button variant="solid" onClick={() => addFree(missing)}>
          Add {missing} free {missing === 1 ? 'card' : 'cards'}
        </Button>
      ) : (
        missing > 0 && <Button onClick={() => onFromSide(side.key)}>From {side.name}</Button>
      )}
    </div>
  );
}

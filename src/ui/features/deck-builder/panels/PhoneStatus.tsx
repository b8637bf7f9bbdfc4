import { cardsInWords } from '#contract/decks/deckRules.ts';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { Button } from '../../../kit/Button.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { SubmitButton } from '../header/DeckActs.tsx';
import { adviceWords, landAdvice } from './landAdvice.ts';

/** On a phone in one strip: what is missing and how to mend it, or that the deck is ready. */
export function PhoneStatus({ onFromSide }: { readonly onFromSide: (tab: string) => void }) {
  const desk = useDeckDesk();
  const { troubles, main, side, look, view, addFree } = desk;
  const t = useMessages('deck');
  const [first] = troubles;
  if (first === undefined) {
    const advice = landAdvice(desk);
    const cards = cardsInWords(main.count);
    return (
      <div className={advice ? 'deck-strip' : 'deck-strip ready'}>
        {advice ? <IconWarning aria-hidden="true" /> : <IconReady aria-hidden="true" />}
        <p className="grow">
          <b>{advice ? t('checkLands', { cards }) : `${cards}, ready`}</b>
          {advice && <span className="muted t14">{adviceWords(t, advice)}</span>}
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

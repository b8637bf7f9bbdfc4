import { cardsInWords } from '#contract/decks/deckRules.ts';
import IconSuggest from '~icons/ph/magic-wand';
import { Button } from '../../../kit/Button.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** The deck that a bot would build of the pool, with the reason for each group of cards; one undo takes it back. */
export function SuggestedDeck() {
  const { view, main, suggestDeck } = useDeckDesk();
  const { suggestion } = view;
  if (!view.isMine || suggestion === null) return null;
  const inMain = new Set(main.entries.map(({ id }) => id));
  const isThere = suggestion.main.length === inMain.size && suggestion.main.every((id) => inMain.has(id));
  return (
    <Panel pad="none" className="deck-panel" aria-label="Suggestion">
      <div className="deck-panel-head">
        <h3 className="grow">A bot’s deck</h3>
        <Button
          variant="ghost"
          size="sm"
          className="deck-brass"
          reason={isThere ? 'Your deck is this one already' : undefined}
          onClick={suggestDeck}
        >
          <IconSuggest aria-hidden="true" />
          {isThere ? 'In use' : 'Use it'}
        </Button>
      </div>
      <ul className="deck-troubles t14">
        {suggestion.groups.map(({ reason, cards }) => (
          <li key={reason}>
            {cardsInWords(cards.length)}: {reason}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

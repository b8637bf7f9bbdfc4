import { useMemo, useState } from 'react';
import type { BenchCard } from '#contract/admin/packs.ts';
import { nameSearch } from '#contract/cardLists/searchNames.ts';
import type { StoredSheet } from '#contract/games/game.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconClose from '~icons/ph/x';
import { NumberField } from './NumberField.tsx';
import { replaced, without } from './packForm.ts';
import { SmallField } from './SmallField.tsx';

interface SheetCardsProps {
  readonly sheet: StoredSheet;
  readonly cards: readonly BenchCard[];
  readonly onChange: (sheet: StoredSheet) => void;
}

const SHOWN_CARDS = 60;
const SUGGESTED = 8;

/** Cards that the sheet names one by one, each with its weight or, in a pile, its copies. */
export function SheetCards({ sheet, cards, onChange }: SheetCardsProps) {
  const named = sheet.cards ?? [];
  const byKey = useMemo(() => new Map(cards.map((card) => [card.printing, card])), [cards]);
  const setCards = (changed: NonNullable<StoredSheet['cards']>) => {
    const { cards: _, ...rest } = sheet;
    onChange(changed.length === 0 ? rest : { ...rest, cards: changed });
  };
  return (
    <div className="sheet-cards">
      {named.length > 0 && (
        <ul aria-label="Cards by name">
          {named.slice(0, SHOWN_CARDS).map((entry, at) => {
            const card = byKey.get(entry.printing);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a print run may name a card twice
              <li key={at} className="sheet-card">
                <span className={card ? 'ell grow' : 'ell grow sheet-empty'}>
                  {card ? card.name : `${entry.printing} (not in the game)`}
                  {card && (
                    <small className="muted">
                      {' '}
                      {[card.set, card.number, entry.finish].filter(Boolean).join(' ')}
                    </small>
                  )}
                </span>
                <NumberField
                  label={`Weight of ${card?.name ?? entry.printing}`}
                  isLabelHidden
                  isWhole={false}
                  value={entry.weight}
                  onChange={(weight) => setCards(replaced(named, at, { ...entry, weight }))}
                />
                <IconButton
                  size="sm"
                  label={`Take ${card?.name ?? entry.printing} out`}
                  onClick={() => setCards(without(named, at))}
                >
                  <IconClose aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {named.length > SHOWN_CARDS && (
        <p className="muted t14">{named.length - SHOWN_CARDS} more are named in the JSON below.</p>
      )}
      <AddCard cards={cards} onAdd={(printing) => setCards([...named, { printing, weight: 1 }])} />
    </div>
  );
}

function AddCard({ cards, onAdd }: { cards: readonly BenchCard[]; onAdd: (printing: string) => void }) {
  const [words, setWords] = useState('');
  const search = useMemo(() => nameSearch(cards, ({ name }) => name), [cards]);
  const isAsked = words.trim().length >= 2;
  const found = isAsked ? search(words).slice(0, SUGGESTED) : [];
  return (
    <div className="sheet-add">
      <SmallField label="Add a card by name">
        {(id) => (
          <TextInput
            id={id}
            size="sm"
            type="search"
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </SmallField>
      <div role="status" className="vh">
        {isAsked ? `${found.length} found` : ''}
      </div>
      {found.map((card) => (
        <Button
          key={card.printing}
          size="sm"
          variant="ghost"
          onClick={() => {
            onAdd(card.printing);
            setWords('');
          }}
        >
          {card.name} <small className="muted">{[card.set, card.number].filter(Boolean).join(' ')}</small>
        </Button>
      ))}
      {isAsked && found.length === 0 && <span className="muted t14">No card has a name like that.</span>}
    </div>
  );
}

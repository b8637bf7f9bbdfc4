import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import { withDeckSize } from './deckSize.ts';
import { NumberInput } from './NumberInput.tsx';
import type { GameEditor } from './useGameEditor.ts';

/** What a legal deck is, and what the game gives for nothing. */
export function DeckRulesSection({ editor }: { readonly editor: GameEditor }) {
  const { definition, errors, change, game } = editor;
  const types = useId();
  return (
    <Panel className="game-part">
      <h2>Deck rules</h2>
      <div className="game-fields">
        <Field label="Least cards in a deck" error={errors.deckSize}>
          {(control) => (
            <NumberInput
              control={control}
              value={definition.deckSize}
              onChange={(size) => change(withDeckSize(definition, size ?? Number.NaN))}
            />
          )}
        </Field>
        <Field label="Most copies of a card" error={errors.maxCopies} hint="Empty for no limit.">
          {(control) => (
            <NumberInput
              control={control}
              value={definition.maxCopies}
              placeholder="No limit"
              onChange={(maxCopies) => change({ maxCopies })}
            />
          )}
        </Field>
        <Field
          label="Type that charts set apart"
          error={errors.featuredType}
          hint="Such as the type that fights; empty for none."
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                list={types}
                value={definition.featuredType ?? ''}
                onChange={({ target }) =>
                  change({ featuredType: target.value.trim() === '' ? null : target.value })
                }
              />
              <datalist id={types}>
                {Object.keys(game.usage.byType).map((type) => (
                  <option key={type} value={type} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <div className="game-wide">
          <FreeCards editor={editor} />
        </div>
      </div>
      <p className="row g12 game-links">
        <Button asChild size="sm">
          <Link to="/admin/game-buckets" search={{ game: definition.slug }}>
            {definition.buckets.length === 1 ? '1 bucket' : `${definition.buckets.length} buckets`}
          </Link>
        </Button>
        <Button asChild size="sm">
          <Link to="/admin/game-rarities" search={{ game: definition.slug }}>
            {definition.rarities.length === 1 ? '1 rarity' : `${definition.rarities.length} rarities`}
          </Link>
        </Button>
      </p>
    </Panel>
  );
}

const namesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function FreeCards({ editor }: { readonly editor: GameEditor }) {
  const { definition, errors, change, game } = editor;
  const [text, setText] = useState(definition.freeCards.join('\n'));
  const isTyped = namesOf(text).join('\n') === definition.freeCards.join('\n');
  const missing = definition.freeCards.filter((name) => game.missingFreeCards.includes(name));
  const error = Object.entries(errors).find(([path]) => path.startsWith('freeCards'))?.[1];
  return (
    <>
      <Field
        label="Free cards"
        error={error}
        hint="Cards that every deck may add for nothing, one name a line, such as basic lands."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={isTyped ? text : definition.freeCards.join('\n')}
            onChange={({ target }) => {
              setText(target.value);
              change({ freeCards: namesOf(target.value) });
            }}
          />
        )}
      </Field>
      {missing.length > 0 && (
        <InlineNotice kind="warning">
          {missing.length === 1
            ? `The game has no card called ${missing[0]}. It will be drawn by its name alone.`
            : `The game has no cards called ${missing.slice(0, 4).join(', ')}${missing.length > 4 ? ` and ${missing.length - 4} more` : ''}. They will be drawn by their names alone.`}
        </InlineNotice>
      )}
    </>
  );
}

import { MOST_ATTRIBUTES } from '#contract/admin/gameForm.ts';
import type { Attribute } from '#contract/games/game.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconPlus from '~icons/ph/plus';
import { AttributeCells } from './AttributeCells.tsx';
import { freshKey } from './gameDraft.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { GameEditor } from './useGameEditor.ts';

const FOUND_SHOWN = 12;

const labelOf = (key: string) => {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase();
};

/** What cards of the game carry beside cost, type and text, and how cards stand by it. */
export function AttributesSection({ editor }: { readonly editor: GameEditor }) {
  const { definition, change } = editor;
  const { attributes } = definition;
  const add = (attribute?: Attribute) => {
    const keys = attributes.map(({ key }) => key);
    const fresh: Attribute = {
      key: freshKey('', keys, `attribute-${attributes.length + 1}`),
      label: '',
      type: 'text',
    };
    change({ attributes: [...attributes, attribute ?? fresh] });
  };
  return (
    <Panel className="game-part">
      <h2>Attributes</h2>
      <p className="muted t14">
        What cards carry beside name, cost, type and text. People search by them, as in “strength&gt;3”;
        sorting and grouping say how cards stand together.
      </p>
      <OrderedRows<Attribute>
        label="Attributes"
        one="attribute"
        entries={attributes}
        nameOf={({ label }) => label}
        onChange={(next) => change({ attributes: [...next] })}
        columns="minmax(0, 1.2fr) minmax(0, 1.1fr) minmax(0, 0.9fr) minmax(0, 1.2fr) minmax(0, 1.2fr)"
        heads={['Name', 'Key on cards', 'Type', 'Sorted', 'Grouped']}
        onAdd={() => add()}
        fullBecause={
          attributes.length >= MOST_ATTRIBUTES ? `There are ${MOST_ATTRIBUTES} already` : undefined
        }
      >
        {(attribute, place, changeAttribute) => (
          <AttributeCells attribute={attribute} place={place} editor={editor} onChange={changeAttribute} />
        )}
      </OrderedRows>
      <FoundAttributes editor={editor} onAdd={add} />
    </Panel>
  );
}

function FoundAttributes({
  editor,
  onAdd,
}: Readonly<{ editor: GameEditor; onAdd: (found: Attribute) => void }>) {
  const known = new Set(editor.definition.attributes.map(({ key }) => key));
  const found = editor.game.found.filter(({ key }) => !known.has(key)).slice(0, FOUND_SHOWN);
  if (found.length === 0) return null;
  return (
    <div className="found-attributes">
      <h3>On cards, not described yet</h3>
      <ul>
        {found.map(({ key, type, cards, samples }) => (
          <li key={key}>
            <Button size="sm" onClick={() => onAdd({ key, label: labelOf(key), type })}>
              <IconPlus aria-hidden="true" />
              {labelOf(key)}
            </Button>
            <span className="muted t14">
              {cards === 1 ? '1 card' : `${cards.toLocaleString('en')} cards`}, such as{' '}
              {samples.slice(0, 2).join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

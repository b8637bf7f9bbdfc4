import type { Attribute } from '#contract/games/game.ts';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { Cell } from './Cell.tsx';
import { freshKey, hasErrorUnder } from './gameDraft.ts';
import { NumberInput } from './NumberInput.tsx';
import type { GameEditor } from './useGameEditor.ts';

interface AttributeCellsProps {
  readonly attribute: Attribute;
  readonly place: number;
  readonly editor: GameEditor;
  readonly onChange: (changes: Partial<Attribute>) => void;
}

type TypeName = Attribute['type'];

const SORTS: Readonly<Record<TypeName, readonly [string, string]>> = {
  number: ['Low to high', 'High to low'],
  text: ['A to Z', 'Z to A'],
  list: ['A to Z', 'Z to A'],
};

export function AttributeCells({ attribute, place, editor, onChange }: AttributeCellsProps) {
  const { errors, definition, game } = editor;
  const at = `attributes.${place}`;
  const isKnown =
    game.definition.attributes.some(({ key }) => key === attribute.key) ||
    game.found.some(({ key }) => key === attribute.key);
  const keys = definition.attributes.filter((other) => other !== attribute).map(({ key }) => key);
  return (
    <>
      <Cell label="Name" error={errors[`${at}.label`]}>
        {(control) => (
          <TextInput
            {...control}
            value={attribute.label}
            onChange={({ target }) =>
              onChange(
                isKnown
                  ? { label: target.value }
                  : { label: target.value, key: freshKey(target.value, keys, attribute.key) },
              )
            }
          />
        )}
      </Cell>
      <Cell label="Key on cards" error={errors[`${at}.key`]}>
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            value={attribute.key}
            onChange={(event) => onChange({ key: event.target.value.trim() })}
          />
        )}
      </Cell>
      <Cell label="Type" error={errors[`${at}.type`]}>
        {(control) => (
          <Select
            {...control}
            value={attribute.type}
            onChange={({ target }) =>
              onChange({ type: typeOf(target.value), sort: undefined, group: undefined })
            }
          >
            <option value="text">Words</option>
            <option value="number">Number</option>
            <option value="list">List</option>
          </Select>
        )}
      </Cell>
      <SortCell attribute={attribute} error={hasErrorUnder(errors, `${at}.sort`)} onChange={onChange} />
      <GroupCell attribute={attribute} error={errors[`${at}.group`]} onChange={onChange} />
    </>
  );
}

const typeOf = (word: string): TypeName => (word === 'number' || word === 'list' ? word : 'text');

interface RuleCellProps<Problem> {
  readonly attribute: Attribute;
  readonly error: Problem;
  readonly onChange: (changes: Partial<Attribute>) => void;
}

function SortCell({ attribute, error, onChange }: RuleCellProps<boolean>) {
  const { sort, type } = attribute;
  const choose = (by: string) => {
    if (by === 'listed') onChange({ sort: { by, values: [] } });
    else onChange({ sort: by === 'descending' ? { by } : undefined });
  };
  return (
    <div className="col g6">
      <Cell label="Sorted" error={error ? 'This order cannot be read.' : undefined}>
        {(control) => (
          <Select
            {...control}
            value={sort?.by ?? 'ascending'}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="ascending">{SORTS[type][0]}</option>
            <option value="descending">{SORTS[type][1]}</option>
            {type !== 'number' && <option value="listed">In an order of its own</option>}
          </Select>
        )}
      </Cell>
      {sort?.by === 'listed' && (
        <TextInput
          aria-label={`Values of ${attribute.label} in order, with commas between`}
          placeholder="Small, Large"
          defaultValue={sort.values.join(', ')}
          onChange={({ target }) =>
            onChange({
              sort: {
                by: 'listed',
                values: target.value.split(',').flatMap((value) => value.trim() || []),
              },
            })
          }
        />
      )}
    </div>
  );
}

function GroupCell({ attribute, error, onChange }: RuleCellProps<string | undefined>) {
  const { group, type } = attribute;
  const choose = (by: string) => {
    if (by === 'ranges') onChange({ group: { by, width: 5 } });
    else onChange({ group: by === 'firstLetter' || by === 'none' ? { by } : undefined });
  };
  return (
    <div className="col g6">
      <Cell label="Grouped" error={error}>
        {(control) => (
          <Select {...control} value={group?.by ?? 'value'} onChange={({ target }) => choose(target.value)}>
            <option value="value">{type === 'list' ? 'Each entry' : 'Each value'}</option>
            {type === 'number' && <option value="ranges">Ranges</option>}
            {type !== 'number' && <option value="firstLetter">First letter</option>}
            <option value="none">Not at all</option>
          </Select>
        )}
      </Cell>
      {group?.by === 'ranges' && (
        <NumberInput
          control={{
            id: `${attribute.key}-width`,
            'aria-describedby': undefined,
            'aria-invalid': undefined,
            'aria-required': undefined,
          }}
          name={`Width of a range of ${attribute.label}`}
          value={group.width}
          onChange={(width) => onChange({ group: { by: 'ranges', width: Math.max(1, width ?? 1) } })}
        />
      )}
    </div>
  );
}

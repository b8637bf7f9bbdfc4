import type { TableRules } from '#contract/tables/tableRules.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Select } from '../../kit/Select.tsx';
import { rulesWords } from './settingsWords.ts';

interface RulesFieldsProps {
  readonly table: TableView;
  readonly rules: TableSettings['rules'];
  readonly onChange: (part: Partial<TableSettings>) => void;
}

const AS_WRITTEN = 'written';
const numbers = (least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

/** How many packs there are and what is done with each before it is passed; folded until it is wanted. */
export function RulesFields({ table, rules, onChange }: RulesFieldsProps) {
  const size = Math.min(...table.template.rounds.map(({ cards }) => cards));
  if (table.template.rounds.length === 0) return null;
  const set = (key: keyof TableRules) => (value: number | undefined) => {
    const { [key]: _, ...others } = rules ?? {};
    const next: TableRules = value === undefined ? others : { ...others, [key]: value };
    onChange({ rules: Object.keys(next).length === 0 ? null : next });
  };
  const field = (key: keyof TableRules, label: string, values: readonly number[]) => (
    <Count label={label} value={rules?.[key]} values={values} onChange={set(key)} />
  );
  return (
    <details className="settings-more">
      <summary>
        Packs and picks <span>{rules ? rulesWords(rules) : 'as the template says'}</span>
      </summary>
      <div className="settings-rules">
        {field('packs', 'Packs for each player', numbers(1, 20))}
        {field('firstPicks', 'Cards taken of a fresh pack', numbers(1, Math.min(30, size)))}
        {field('picks', 'Cards taken of every other', numbers(1, Math.min(30, size)))}
        {field('burns', 'Cards burned each turn', numbers(0, Math.min(24, size - 1)))}
        {field('discardAt', 'Thrown away when so many are left', numbers(0, size - 1))}
      </div>
      {rules && (
        <Button variant="ghost" size="sm" onClick={() => onChange({ rules: null })}>
          As the template says
        </Button>
      )}
    </details>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly values: readonly number[];
  readonly onChange: (value: number | undefined) => void;
}

const Count = ({ label, value, values, onChange }: CountProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={value === undefined ? AS_WRITTEN : String(value)}
        onChange={({ target }) => onChange(target.value === AS_WRITTEN ? undefined : Number(target.value))}
      >
        <option value={AS_WRITTEN}>As written</option>
        {values.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

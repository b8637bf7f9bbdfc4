import { useState } from 'react';
import type { CardGame, PrintingField } from '#contract/admin/cards.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import type { ChosenRows } from '../kit/tableParts.ts';
import { BulkParts } from './BulkParts.tsx';
import type { CardPorts } from './cardPorts.ts';

interface BulkPrintingsProps {
  readonly chosen: ChosenRows;
  readonly game: CardGame | null;
  readonly ports: CardPorts;
  readonly onDone: (text: string, activityId: string | null) => void;
}

const FIELDS = ['rarity', 'set', 'isDraftable'] as const;
const LABELS = { rarity: 'Rarity', set: 'Set', isDraftable: 'For drafting' } as const;

type Option = readonly [value: string, words: string];

function optionsOf(field: PrintingField['field'], game: CardGame | null): readonly Option[] {
  if (field === 'isDraftable')
    return [
      ['true', 'Yes'],
      ['false', 'No'],
    ];
  if (game === null) return [];
  if (field === 'set') return game.sets.map(({ code, name }): Option => [code, name]);
  return game.look.rarities
    .toSorted((a, b) => a.order - b.order)
    .map(({ code, name }): Option => [code, name]);
}

/** What can be done with many printings at once. */
export function BulkPrintings({ chosen, game, ports, onDone }: BulkPrintingsProps) {
  const [field, setField] = useState<PrintingField['field']>('rarity');
  const [wished, setWished] = useState('');
  const options = optionsOf(field, game);
  const value = options.some(([one]) => one === wished) ? wished : (options[0]?.[0] ?? '');
  const change = (): PrintingField =>
    field === 'isDraftable' ? { field, value: value === 'true' } : { field, value };
  return (
    <BulkParts
      chosen={chosen}
      word="printing"
      reason={game === null ? 'Choose one game first.' : undefined}
      set={() => ports.setPrintings(chosen.selection, change())}
      remove={() => ports.removePrintings(chosen.selection)}
      onDone={onDone}
    >
      <Field label="Field">
        {(control) => (
          <Select
            {...control}
            value={field}
            onChange={(event) => setField(FIELDS.find((one) => one === event.target.value) ?? 'rarity')}
          >
            {FIELDS.map((one) => (
              <option key={one} value={one}>
                {LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Becomes">
        {(control) => (
          <Select {...control} value={value} onChange={(event) => setWished(event.target.value)}>
            {options.map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </BulkParts>
  );
}

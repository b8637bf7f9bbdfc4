import { useState } from 'react';
import type { CardField, CardGame } from '#contract/admin/cards.ts';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import type { ChosenRows } from '../kit/tableParts.ts';
import { BulkParts } from './BulkParts.tsx';
import { capital } from './capital.ts';
import type { CardPorts } from './cardPorts.ts';

interface BulkCardsProps {
  readonly chosen: ChosenRows;
  readonly game: CardGame | null;
  readonly ports: CardPorts;
  readonly onDone: (text: string, activityId: string | null) => void;
}

const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(',', '.'));

/** What can be done with many cards at once. */
export function BulkCards({ chosen, game, ports, onDone }: BulkCardsProps) {
  const [field, setField] = useState<(typeof FIELDS)[number]>('type');
  const [text, setText] = useState('');
  const [lanes, setLanes] = useState<readonly string[]>([]);
  const laneWord = game === null ? 'Lanes' : capital(game.look.laneWord);
  const change = (): CardField => {
    if (field === 'lanes') return { field, value: [...lanes] };
    if (field === 'type') return { field, value: text };
    const value = numberOf(text);
    if (Number.isNaN(value ?? 0)) throw new Error('Write a number, or nothing for none.');
    return { field, value };
  };
  return (
    <BulkParts
      chosen={chosen}
      word="card"
      reason={game === null ? 'Choose one game first.' : undefined}
      set={async () => ports.setCards(chosen.selection, change())}
      remove={() => ports.removeCards(chosen.selection)}
      onDone={onDone}
    >
      <Field label="Field">
        {(control) => (
          <Select
            {...control}
            value={field}
            onChange={(event) => setField(FIELDS.find((one) => one === event.target.value) ?? 'type')}
          >
            <option value="type">Type</option>
            <option value="lanes">{laneWord}</option>
            <option value="cost">Cost</option>
            <option value="rating">Rating</option>
          </Select>
        )}
      </Field>
      {field === 'lanes' ? (
        <fieldset className="card-lanes">
          <legend>{laneWord}</legend>
          {game?.look.lanes.map(({ key, label }) => (
            <Checkbox
              key={key}
              isChecked={lanes.includes(key)}
              onChange={(isOn) => setLanes(isOn ? [...lanes, key] : lanes.filter((one) => one !== key))}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
      ) : (
        <Field label="Becomes" hint={field === 'type' ? undefined : 'A number, or nothing for none.'}>
          {(control) => (
            <TextInput {...control} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
      )}
    </BulkParts>
  );
}

const FIELDS = ['type', 'lanes', 'cost', 'rating'] as const;

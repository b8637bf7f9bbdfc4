import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconPlus from '~icons/ph/plus';
import IconRemove from '~icons/ph/trash';
import IconClose from '~icons/ph/x';
import { NumberField } from './NumberField.tsx';
import { type PackSlot, percentWords, replaced, without } from './packForm.ts';
import { SmallField } from './SmallField.tsx';

interface SlotRowProps {
  readonly slot: PackSlot;
  readonly sheets: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (slot: PackSlot) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const MOST_CARDS = 100;

/** A slot: how many cards, plain or foil, and the sheets that each or all of them may come from. */
export function SlotRow({ slot, sheets, isFirst, isLast, onChange, onMove, onRemove }: SlotRowProps) {
  return (
    <li className="slot" aria-label={`Slot ${slot.name}`}>
      <div className="slot-cells">
        <NumberField
          label="Cards"
          least={1}
          most={MOST_CARDS}
          value={slot.count}
          onChange={(count) => onChange({ ...slot, count })}
        />
        <SmallField label="Slot">
          {(id) => (
            <TextInput
              id={id}
              size="sm"
              value={slot.name}
              onChange={({ target }) => onChange({ ...slot, name: target.value })}
            />
          )}
        </SmallField>
        <SmallField label="Finish">
          {(id) => (
            <Select
              id={id}
              size="sm"
              value={slot.finish}
              onChange={({ target }) =>
                onChange({ ...slot, finish: target.value === 'foil' ? 'foil' : 'plain' })
              }
            >
              <option value="plain">plain</option>
              <option value="foil">foil</option>
            </Select>
          )}
        </SmallField>
        <div className="slot-acts">
          <IconButton
            size="sm"
            label={`Move ${slot.name} up`}
            reason={isFirst ? 'It stands first' : undefined}
            onClick={() => onMove(-1)}
          >
            <IconUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={`Move ${slot.name} down`}
            reason={isLast ? 'It stands last' : undefined}
            onClick={() => onMove(1)}
          >
            <IconDown aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={`Remove ${slot.name}`} onClick={onRemove}>
            <IconRemove aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <SheetChoices slot={slot} sheets={sheets} onChange={onChange} />
    </li>
  );
}

type SheetChoicesProps = Pick<SlotRowProps, 'slot' | 'sheets' | 'onChange'>;

function SheetChoices({ slot, sheets, onChange }: SheetChoicesProps) {
  const { sheets: choices } = slot;
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  const isOnly = choices.length === 1;
  const setChoices = (changed: PackSlot['sheets']) => onChange({ ...slot, sheets: changed });
  const unused = sheets.find((sheet) => !choices.some((choice) => choice.sheet === sheet));
  return (
    <div className="slot-sheets">
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may stand here twice
        <div key={at} className="slot-sheet">
          <SmallField label={`Sheet of ${slot.name}`} isLabelHidden>
            {(id) => (
              <Select
                id={id}
                size="sm"
                value={choice.sheet}
                aria-invalid={sheets.includes(choice.sheet) ? undefined : true}
                onChange={({ target }) =>
                  setChoices(replaced(choices, at, { ...choice, sheet: target.value }))
                }
              >
                {!sheets.includes(choice.sheet) && <option>{choice.sheet}</option>}
                {sheets.map((sheet) => (
                  <option key={sheet}>{sheet}</option>
                ))}
              </Select>
            )}
          </SmallField>
          {!isOnly && (
            <>
              <NumberField
                label={`Weight of ${choice.sheet}`}
                isLabelHidden
                isWhole={false}
                value={choice.weight}
                onChange={(weight) => setChoices(replaced(choices, at, { ...choice, weight }))}
              />
              <span className="num muted t13">{percentWords(total > 0 ? choice.weight / total : 0)}</span>
              <IconButton
                size="sm"
                label={`Take ${choice.sheet} out of ${slot.name}`}
                onClick={() => setChoices(without(choices, at))}
              >
                <IconClose aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      ))}
      {unused !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setChoices([...choices, { sheet: unused, weight: 1 }])}
        >
          <IconPlus aria-hidden="true" />
          or another sheet
        </Button>
      )}
      {(slot.oneSheet || (!isOnly && slot.count > 1)) && (
        <Checkbox
          isChecked={slot.oneSheet === true}
          onChange={(oneSheet) => {
            const { oneSheet: _, ...rest } = slot;
            onChange(oneSheet ? { ...rest, oneSheet } : rest);
          }}
        >
          All cards from one of them
        </Checkbox>
      )}
    </div>
  );
}

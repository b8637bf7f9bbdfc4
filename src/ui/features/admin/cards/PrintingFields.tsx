import type { CardGame, PrintingForm } from '#contract/admin/cards.ts';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';

interface PrintingFieldsProps {
  readonly printing: PrintingForm;
  readonly game: CardGame;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<PrintingForm>) => void;
}

/** A printing before anything is said of it. */
export const emptyPrinting = (game: CardGame): PrintingForm => ({
  set: game.sets[0]?.code ?? '',
  number: '',
  rarity: game.look.rarities.toSorted((a, b) => a.order - b.order)[0]?.code ?? '',
  image: null,
  flavour: '',
  isDraftable: true,
});

/** Where a card was printed, how rare, and with which picture. */
export function PrintingFields({ printing, game, errors, onChange }: PrintingFieldsProps) {
  const rarities = game.look.rarities.toSorted((a, b) => a.order - b.order);
  const sets = game.sets.some(({ code }) => code === printing.set)
    ? game.sets
    : [{ code: printing.set, name: printing.set || 'No set yet' }, ...game.sets];
  return (
    <>
      <div className="aside-pair">
        <Field label="Set" error={errors.set}>
          {(control) => (
            <Select
              {...control}
              value={printing.set}
              onChange={(event) => onChange({ set: event.target.value })}
            >
              {sets.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Number" error={errors.number} isRequired>
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              value={printing.number}
              onChange={(event) => onChange({ number: event.target.value })}
            />
          )}
        </Field>
        <Field label="Rarity" error={errors.rarity}>
          {(control) => (
            <Select
              {...control}
              value={printing.rarity}
              onChange={(event) => onChange({ rarity: event.target.value })}
            >
              {!rarities.some(({ code }) => code === printing.rarity) && (
                <option value={printing.rarity}>{printing.rarity || 'No rarity yet'}</option>
              )}
              {rarities.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Picture"
        error={errors.image}
        hint="An address that begins with https://, on an allowed host."
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            value={printing.image ?? ''}
            onChange={(event) => onChange({ image: event.target.value === '' ? null : event.target.value })}
          />
        )}
      </Field>
      <Checkbox isChecked={printing.isDraftable} onChange={(isDraftable) => onChange({ isDraftable })}>
        May be drafted
      </Checkbox>
    </>
  );
}

import type { PackRow } from '#contract/admin/packs.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput, FormSelect } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';

interface FieldProps<Value> {
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly error?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface PickerProps<Value> extends FieldProps<Value> {
  readonly options: readonly Value[];
  readonly wordsOf: (value: Value) => string;
}

/** One of a few. A value that isn't among them is shown too. */
export function Picker<Value extends string | number>(props: PickerProps<Value>) {
  const { label, size = 'md', error, value, options, wordsOf, onChange } = props;
  const shown = options.includes(value) ? options : [value, ...options];
  return (
    <FormField label={label} error={error}>
      <FormSelect
        size={size}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option) === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {shown.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </FormSelect>
    </FormField>
  );
}

/** One of the packs of the game, by its name. */
export function PackPicker({ packs, ...field }: FieldProps<string> & { readonly packs: readonly PackRow[] }) {
  const t = useMessages('adminTemplates');
  const rows = new Map(packs.map((row) => [row.pack.slug, row]));
  const wordsOf = (slug: string) => {
    const row = rows.get(slug);
    if (row === undefined) return slug === '' ? t('noPack') : t('packMissing', { pack: slug });
    const { pack, ownerName: owner } = row;
    return owner === null ? pack.name : t('packOf', { pack: pack.name, owner });
  };
  const missing = rows.has(field.value) ? undefined : t('choosePack');
  return <Picker error={missing} {...field} options={[...rows.keys()]} wordsOf={wordsOf} />;
}

/** A whole number; NaN while nothing is typed. */
export function CountField(props: FieldProps<number> & { readonly min: number; readonly max: number }) {
  const { label, size = 'md', error, value, min, max, onChange } = props;
  const t = useMessages('adminTemplates');
  const isRight = value >= min && value <= max;
  return (
    <FormField label={label} error={isRight ? error : t('between', { min, max })}>
      <FormInput
        size={size}
        {...(size === 'sm' && { width: '54px' })}
        inputMode="numeric"
        maxLength={String(max).length}
        value={Number.isFinite(value) ? value : ''}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '');
          onChange(digits === '' ? Number.NaN : Number(digits));
        }}
      />
    </FormField>
  );
}

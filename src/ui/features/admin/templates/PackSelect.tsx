import type { PackRow } from '#contract/admin/packs.ts';
import { Select } from '#src/ui/kit/Select.tsx';
import { SmallField } from '../packs/form/SmallField.tsx';

interface PackSelectProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly packs: readonly PackRow[];
  readonly onChange: (slug: string) => void;
}

/** One of the packs of the game, by its name. */
export const PackSelect = ({ label, isLabelHidden = false, value, packs, onChange }: PackSelectProps) => {
  const isKnown = packs.some(({ pack }) => pack.slug === value);
  return (
    <SmallField label={label} isLabelHidden={isLabelHidden}>
      {(id) => (
        <Select
          id={id}
          size="sm"
          value={value}
          aria-invalid={isKnown ? undefined : true}
          onChange={({ target }) => onChange(target.value)}
        >
          {!isKnown && <option value={value}>{value === '' ? 'no pack yet' : `${value} (missing)`}</option>}
          {packs.map(({ id: packId, pack, ownerName }) => (
            <option key={packId} value={pack.slug}>
              {pack.name}
              {ownerName === null ? '' : ` (${ownerName})`}
            </option>
          ))}
        </Select>
      )}
    </SmallField>
  );
};

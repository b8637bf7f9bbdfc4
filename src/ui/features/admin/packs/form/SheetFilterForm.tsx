import type { Bench } from '#contract/admin/packs.ts';
import type { SheetFilter, StoredSheet } from '#contract/games/game.ts';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { FilterChip } from '#src/ui/kit/Chip.tsx';
import { NumberField } from './NumberField.tsx';

interface SheetFilterFormProps {
  readonly sheet: StoredSheet;
  readonly bench: Bench;
  readonly onChange: (sheet: StoredSheet) => void;
}

const SHOWN_CHOICES = 40;
type ListKey = 'sets' | 'rarities' | 'lanes' | 'types';

/** Cards that the sheet finds by themselves: every list that has a choice must be met. */
export function SheetFilterForm({ sheet, bench, onChange }: SheetFilterFormProps) {
  const { filter } = sheet;
  const { look } = bench;
  const setFilter = (changed: SheetFilter | undefined) => {
    const { filter: _, ...rest } = sheet;
    onChange(changed === undefined ? rest : { ...rest, filter: changed });
  };
  const setList = (key: ListKey, values: readonly string[]) => {
    const { [key]: _, ...rest } = filter ?? {};
    setFilter(values.length === 0 ? rest : { ...rest, [key]: [...values] });
  };
  const shownRarities = look.rarities.filter(
    ({ code }) => !filter?.rarities || filter.rarities.includes(code),
  );
  return (
    <fieldset className="sheet-filter">
      <legend className="vh">Cards by filter</legend>
      <Checkbox isChecked={filter !== undefined} onChange={(isOn) => setFilter(isOn ? {} : undefined)}>
        Finds cards of the game by a filter
      </Checkbox>
      {filter !== undefined && (
        <>
          <Choices
            label="Rarities"
            options={look.rarities.map(({ code, name }) => ({ value: code, label: name || code }))}
            chosen={filter.rarities ?? []}
            onChange={(values) => setList('rarities', values)}
          />
          <Choices
            label="Sets"
            options={bench.sets.map(({ code, name }) => ({ value: code, label: name || code }))}
            chosen={filter.sets ?? []}
            onChange={(values) => setList('sets', values)}
          />
          <Choices
            label="Lanes"
            options={[
              ...look.lanes.map(({ key, label }) => ({ value: key, label })),
              { value: 'neutral', label: 'none' },
            ]}
            chosen={filter.lanes ?? []}
            onChange={(values) => setList('lanes', values)}
          />
          <Choices
            label="Types"
            options={bench.types.map((type) => ({ value: type, label: type }))}
            chosen={filter.types ?? []}
            onChange={(values) => setList('types', values)}
          />
          {shownRarities.length > 1 && (
            <div className="sheet-weights">
              <span className="t14 muted">Weight by rarity</span>
              {shownRarities.map(({ code, name }) => (
                <NumberField
                  key={code}
                  label={name || code}
                  isWhole={false}
                  value={filter.weightByRarity?.[code] ?? 1}
                  onChange={(weight) =>
                    setFilter({ ...filter, weightByRarity: { ...filter.weightByRarity, [code]: weight } })
                  }
                />
              ))}
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  if (options.length < 2 && chosen.length === 0) return null;
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  const shown = [
    ...options.slice(0, SHOWN_CHOICES),
    ...options.slice(SHOWN_CHOICES).filter(({ value }) => chosen.includes(value)),
    ...unknown.map((value) => ({ value, label: value })),
  ];
  return (
    <div className="sheet-choices" role="group" aria-label={label}>
      <span className="t14 muted">{label}</span>
      {shown.map(({ value, label: words }) => (
        <FilterChip
          key={value}
          size="sm"
          isOn={chosen.includes(value)}
          onClick={() =>
            onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
          }
        >
          {words}
        </FilterChip>
      ))}
      {chosen.length === 0 && <span className="t13 subtle">any</span>}
    </div>
  );
}

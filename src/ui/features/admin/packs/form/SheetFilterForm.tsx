import { HStack, Stack, Text } from '@chakra-ui/react';
import type { Bench } from '#contract/admin/packs.ts';
import type { SheetFilter } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { CheckboxField } from '#src/ui/system/forms/CheckboxField.tsx';
import { COARSE } from '#src/ui/system/recipes/media.ts';
import { FieldRow } from './FieldRow.tsx';
import { NumberField } from './NumberField.tsx';

interface SheetFilterFormProps {
  readonly filter: SheetFilter | undefined;
  readonly bench: Pick<Bench, 'look' | 'sets' | 'types'>;
  readonly onChange: (filter: SheetFilter | undefined) => void;
}

const named = ({ code, name }: { readonly code: string; readonly name: string }) =>
  [code, name || code] as const;

/** Cards that the sheet finds by themselves: every list that has a choice must be met. */
export function SheetFilterForm({ filter, bench: { look, sets, types }, onChange }: SheetFilterFormProps) {
  const t = useMessages('adminPacks');
  const weighed = look.rarities.filter(({ code }) => !filter?.rarities || filter.rarities.includes(code));
  const lists = {
    rarities: look.rarities.map(named),
    sets: sets.map(named),
    lanes: [...look.lanes.map(({ key, label }) => [key, label] as const), ['neutral', t('noLane')] as const],
    types: types.map((type) => [type, type] as const),
  };
  return (
    <Stack role="group" aria-label={t('filter')} gap="2.5">
      <CheckboxField isChecked={filter !== undefined} onChange={(isOn) => onChange(isOn ? {} : undefined)}>
        {t('filterCards')}
      </CheckboxField>
      {filter !== undefined &&
        (['rarities', 'sets', 'lanes', 'types'] as const).map((key) => (
          <Choices
            key={key}
            label={t(key)}
            options={lists[key]}
            chosen={filter[key] ?? []}
            onChange={(chosen) => onChange({ ...filter, [key]: chosen.length === 0 ? undefined : chosen })}
          />
        ))}
      {filter !== undefined && weighed.length > 1 && (
        <Stack role="group" aria-label={t('rarityWeights')} gap="1.5">
          <Text color="fg.muted" textStyle="dense">
            {t('rarityWeights')}
          </Text>
          <FieldRow>
            {weighed.map(({ code, name }) => (
              <NumberField
                key={code}
                label={name || code}
                isWhole={false}
                value={filter.weightByRarity?.[code] ?? 1}
                onChange={(weight) =>
                  onChange({ ...filter, weightByRarity: { ...filter.weightByRarity, [code]: weight } })
                }
              />
            ))}
          </FieldRow>
        </Stack>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly chosen: readonly string[];
  readonly onChange: (values: string[]) => void;
}

const SHOWN_CHOICES = 40;

const CHIPS = {
  '& > button': {
    maxWidth: 'full',
    height: '7',
    px: '2.5',
    border: 'line',
    borderRadius: 'full',
    background: 'bg.muted',
    color: 'fg.muted',
    font: '500 13px / 1 var(--text)',
    [COARSE]: { minHeight: '11' },
  },
  '& > button:hover': { borderColor: 'border.control', color: 'fg' },
  '& > button[aria-pressed=true]': {
    borderColor: 'brass.border',
    background: 'color-mix(in srgb, var(--brass) 13%, var(--s1))',
    color: 'brass.fg',
  },
};

/** Plain buttons, since a game may have very many sets and types. */
function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const t = useMessages('adminPacks');
  if (options.length < 2 && chosen.length === 0) return null;
  const unknown = chosen.filter((value) => !options.some(([known]) => known === value));
  const shown = options.filter(([value], at) => at < SHOWN_CHOICES || chosen.includes(value));
  return (
    <HStack role="group" aria-label={label} wrap="wrap" gap="1.5" css={CHIPS}>
      <Text color="fg.muted" textStyle="dense" minWidth="64px">
        {label}
      </Text>
      {[...shown, ...unknown.map((value) => [value, value] as const)].map(([value, words]) => {
        const isOn = chosen.includes(value);
        const others = chosen.filter((each) => each !== value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? others : [...others, value])}
          >
            {words}
          </button>
        );
      })}
      {chosen.length === 0 && (
        <Text color="fg.subtle" fontSize="13px">
          {t('any')}
        </Text>
      )}
    </HStack>
  );
}

import { Box } from '@chakra-ui/react';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { StoredSheet } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { CheckboxField } from '#src/ui/system/forms/CheckboxField.tsx';
import { Disclosure } from '../../editor/Disclosure.tsx';
import { IconAct } from './buttons.tsx';
import { ChoiceField, FieldRow } from './FieldRow.tsx';
import { NumberField, WholeTextField } from './NumberField.tsx';
import { SheetCards } from './SheetCards.tsx';
import { SheetFilterForm } from './SheetFilterForm.tsx';

interface SheetFormProps {
  readonly name: string;
  /** Whether another sheet has this name. */
  readonly isTaken: (name: string) => boolean;
  readonly sheet: StoredSheet;
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Different cards that it holds. */
  readonly size: number;
  readonly isUsed: boolean;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  readonly onChange: (sheet: StoredSheet) => void;
}

const BALANCES = ['lanes', 'type', 'rarity', 'set'] as const;

/** One sheet: folded, its name and what it holds; open, all of it. */
export function SheetForm({
  name,
  sheet,
  bench: { look, ...bench },
  size,
  onChange,
  ...props
}: SheetFormProps) {
  const t = useMessages('adminPacks');
  const set = (changes: Partial<StoredSheet>) => onChange({ ...sheet, ...changes });
  const setFilter = (filter: StoredSheet['filter']) => set({ filter });
  const nameProblem = (text: string) => {
    if (text === '') return t('nameSheet');
    return props.isTaken(text) ? t('sheetTaken') : undefined;
  };
  return (
    <li>
      <Disclosure
        title={name}
        summary={
          <Box as="span" color={size === 0 ? 'danger.fg' : undefined}>
            {t(props.isUsed ? 'cardCount' : 'cardCountUnused', { count: size })}
          </Box>
        }
      >
        <FieldRow>
          <WholeTextField label={t('sheet')} value={name} problemOf={nameProblem} onTake={props.onRename} />
          <KindFields kind={sheet.kind} onChange={(kind) => set({ kind })} />
          <Box role="group">
            <IconAct label={t('removeSheet', { name })} onClick={props.onRemove} />
          </Box>
        </FieldRow>
        <SheetFilterForm filter={sheet.filter} bench={{ look, ...bench }} onChange={setFilter} />
        <SheetCards named={sheet.cards ?? []} cards={props.cards} onChange={(cards) => set({ cards })} />
        <FieldRow align="center">
          <ChoiceField
            label={t('balance')}
            value={balanceWord(sheet)}
            choices={[
              ['', t('noBalance')],
              ...BALANCES.map((key) => [key, (key === 'lanes' && look.laneWord) || t(`by_${key}`)] as const),
              ...look.attributes.map(({ key, label }) => [`attribute ${key}`, label] as const),
            ]}
            onChange={(word) => set({ balanceBy: balanceOf(word) })}
          />
          <CheckboxField
            isChecked={sheet.mayRepeat === true}
            onChange={(isOn) => set({ mayRepeat: isOn || undefined })}
          >
            {t('mayRepeat')}
          </CheckboxField>
        </FieldRow>
      </Disclosure>
    </li>
  );
}

const balanceWord = ({ balanceBy }: StoredSheet): string =>
  typeof balanceBy === 'object' ? `attribute ${balanceBy.attribute}` : (balanceBy ?? '');

function balanceOf(word: string): StoredSheet['balanceBy'] {
  const [, attribute] = /^attribute (.+)$/.exec(word) ?? [];
  return attribute === undefined ? BALANCES.find((each) => each === word) : { attribute };
}

type SheetKind = StoredSheet['kind'];

interface KindFieldsProps {
  readonly kind: SheetKind;
  readonly onChange: (kind: SheetKind) => void;
}

const KINDS = ['random', 'printRun', 'striped'] as const;
const LONGEST_RUN = 10_000;

const FRESH: Readonly<Record<(typeof KINDS)[number], SheetKind>> = {
  random: { type: 'random' },
  printRun: { type: 'printRun', groupSize: 10 },
  striped: { type: 'striped', length: 11, weights: [1] },
};

function KindFields({ kind, onChange }: KindFieldsProps) {
  const t = useMessages('adminPacks');
  const range = { least: 1, most: LONGEST_RUN };
  return (
    <>
      <ChoiceField
        label={t('drawn')}
        value={kind.type}
        choices={KINDS.map((type) => [type, t(type)])}
        onChange={(word) => onChange(FRESH[KINDS.find((type) => type === word) ?? 'random'])}
      />
      {kind.type === 'printRun' && (
        <NumberField
          label={t('group')}
          {...range}
          value={kind.groupSize}
          onChange={(groupSize) => onChange({ ...kind, groupSize })}
        />
      )}
      {kind.type === 'striped' && (
        <>
          <NumberField
            label={t('length')}
            {...range}
            value={kind.length}
            onChange={(length) => onChange({ ...kind, length })}
          />
          <WholeTextField
            label={t('widths')}
            isCode
            value={kind.weights.join(', ')}
            problemOf={(text) =>
              weightsOf(text).every((weight) => weight >= 0) ? undefined : t('widthsWrong')
            }
            onTake={(text) => onChange({ ...kind, weights: weightsOf(text) })}
          />
        </>
      )}
    </>
  );
}

const weightsOf = (text: string) => text.split(/[\s,;]+/).map(Number);

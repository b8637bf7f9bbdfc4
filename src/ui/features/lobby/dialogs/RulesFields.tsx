import { Button, SimpleGrid } from '@chakra-ui/react';
import type { TableRules } from '#contract/tables/tableRules.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { rulesWords } from '../words/settingsWords.ts';
import { Folded } from './Folded.tsx';

interface RulesFieldsProps {
  readonly table: TableView;
  readonly rules: TableSettings['rules'];
  readonly onChange: (part: Partial<TableSettings>) => void;
}

const numbers = (least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

/** How many packs there are and what is done with each before it is passed. */
export function RulesFields({ table, rules, onChange }: RulesFieldsProps) {
  const t = useMessages('lobby');
  const { rounds } = table.template;
  if (rounds.length === 0) return null;
  const size = Math.min(...rounds.map(({ cards }) => cards));
  const set = (key: keyof TableRules, value: string) => {
    const { [key]: _, ...others } = rules ?? {};
    const next: TableRules = value === '' ? others : { ...others, [key]: Number(value) };
    onChange({ rules: Object.keys(next).length === 0 ? null : next });
  };
  const fields = [
    ['packs', t('rulePacks'), numbers(1, 20)],
    ['firstPicks', t('ruleFirstPicks'), numbers(1, Math.min(30, size))],
    ['picks', t('rulePicks'), numbers(1, Math.min(30, size))],
    ['burns', t('ruleBurns'), numbers(0, Math.min(24, size - 1))],
    ['discardAt', t('ruleDiscard'), numbers(0, size - 1)],
  ] as const;
  return (
    <Folded title={t('rules')} words={rules ? rulesWords(rules, t) : t('rulesDefault')}>
      <SimpleGrid columns={2} alignItems="end" gap="3.5" pt="2.5" pb="3.5">
        {fields.map(([key, label, values]) => (
          <FormField key={key} label={label}>
            <FormSelect value={String(rules?.[key] ?? '')} onChange={({ target }) => set(key, target.value)}>
              <option value="">{t('ruleDefault')}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </FormSelect>
          </FormField>
        ))}
      </SimpleGrid>
      {rules && (
        <Button variant="ghost" size="sm" onClick={() => onChange({ rules: null })}>
          {t('rulesReset')}
        </Button>
      )}
    </Folded>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { type BenchCatalogue, capacityOf, type TableSize } from './packFigures.ts';

interface CapacityPanelProps {
  readonly definition: PackDefinition;
  readonly catalogue: BenchCatalogue;
  readonly usedBy: readonly string[];
  readonly table: TableSize;
  readonly onTable: (changes: Partial<TableSize>) => void;
}

/** Whether a table of a size can be dealt, before anybody sits down. */
export function CapacityPanel({ definition, catalogue, usedBy, table, onTable }: CapacityPanelProps) {
  const t = useMessages('adminPacks');
  const { seats, packs } = table;
  const problems = useMemo(
    () => capacityOf(definition, catalogue, { seats, packs }),
    [definition, catalogue, seats, packs],
  );
  return (
    <TitledPanel title={t('capacity')} layerStyle="flat">
      <FieldRow>
        <NumberField
          label={t('seats')}
          least={1}
          most={16}
          value={seats}
          onChange={(value) => onTable({ seats: value })}
        />
        <NumberField
          label={t('packsEach')}
          least={1}
          most={20}
          value={packs}
          onChange={(value) => onTable({ packs: value })}
        />
      </FieldRow>
      <Stack role="status" gap="2">
        {problems.length === 0 && (
          <InlineAlert status="success">{t('enough', { count: seats * packs })}</InlineAlert>
        )}
        {problems.map(({ scope, sentence }) => (
          <InlineAlert
            key={sentence}
            status={scope === 'table' ? 'error' : 'warning'}
            title={scope === 'table' ? t('cannotStart') : t('willRepeat')}
          >
            {sentence}
          </InlineAlert>
        ))}
      </Stack>
      <Text color="fg.muted" textStyle="dense">
        {usedBy.length === 0 ? t('unused') : t('usedBy', { templates: formatFor().list(usedBy) })}
      </Text>
    </TitledPanel>
  );
}

import { Box, Flex, HStack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { Muted } from '../kit/Muted.tsx';
import { PlainTable } from '../kit/PlainTable.tsx';
import { type Tone, toneOf } from './chartScale.ts';

type Cells = readonly (string | number)[];

interface ChartPanelProps {
  /** The question. */
  readonly title: string;
  readonly answer: ReactNode;
  /** How much was counted. */
  readonly sample: string;
  /** In place of the chart, where there's nothing to draw. */
  readonly empty: string | undefined;
  /** The figures as a table; each row begins with its name. */
  readonly heads: readonly string[];
  readonly rows: readonly Cells[];
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** A question with its answer: as a chart, as a table and as a file. */
export function ChartPanel({ title, answer, sample, empty, heads, rows, onSave, children }: ChartPanelProps) {
  const t = useMessages('adminAnalytics');
  const [isTable, setTable] = useState(false);
  return (
    <TitledPanel title={title} gap="1.5">
      <Muted>{answer}</Muted>
      <Flex flex="1" direction="column" justify="center" gap="2" minHeight={{ base: '0', sm: '210px' }}>
        {empty !== undefined ? (
          <Muted textAlign="center">{empty}</Muted>
        ) : isTable ? (
          <PlainTable
            label={t('figuresLabel', { title })}
            look="figures"
            rows={rows}
            keyOf={([name]) => String(name)}
            columns={heads.map((label, at) => ({
              label,
              kind: at === 0 ? 'title' : 'number',
              cell: (row: Cells) => cellWords(row[at]),
            }))}
          />
        ) : (
          children
        )}
      </Flex>
      <Flex as="footer" wrap="wrap" align="center" gap="1.5">
        <Muted flex="1" textStyle="hint">
          {sample}
        </Muted>
        <ActionButton size="sm" variant="ghost" colorPalette="brass" onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </ActionButton>
        <PressButton
          size="sm"
          variant="ghost"
          colorPalette="brass"
          aria-label={t('csvLabel', { title })}
          onPress={onSave}
        >
          {t('csv')}
        </PressButton>
      </Flex>
    </TitledPanel>
  );
}

const cellWords = (cell: string | number | undefined) =>
  typeof cell === 'number' ? formatFor().number(cell, { maximumFractionDigits: 1 }) : cell;

interface LegendProps {
  readonly entries: readonly (readonly [Tone, string])[];
  /** As bands are drawn. */
  readonly isFaint?: boolean;
}

/** What the colours of a chart mean. */
export const Legend = ({ entries, isFaint = false }: LegendProps) => (
  <Flex wrap="wrap" gap="1" columnGap="4" color="fg.muted" textStyle="hint">
    {entries.map(([tone, words]) => (
      <HStack key={tone} gap="1.5">
        <Box
          boxSize="2.5"
          borderRadius="2px"
          bg={toneOf(tone)}
          opacity={isFaint ? 0.4 : 1}
          aria-hidden="true"
        />
        {words}
      </HStack>
    ))}
  </Flex>
);

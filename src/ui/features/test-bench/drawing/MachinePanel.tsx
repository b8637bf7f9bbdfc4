import { Badge, Box, Flex, SegmentGroup, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import type { StateValue } from 'xstate';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { BenchMachine } from '../benchMachines.ts';
import type { LogEntry } from '../copy/recorder.ts';
import { Folded } from '../Folded.tsx';
import { idsOf, leavesOf } from '../stateLook.ts';
import { Diagram } from './Diagram.tsx';
import { DRAWINGS } from './drawings.ts';
import { TransitionList } from './TransitionList.tsx';

interface MachinePanelProps {
  readonly bench: BenchMachine;
  readonly value: StateValue;
  /** What happened last, which lights the way to here. */
  readonly last: LogEntry | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A machine as a diagram with its current state lit, and the same as a list. */
export function MachinePanel({ bench, value, last }: MachinePanelProps) {
  const t = useMessages('testBench');
  const [size, setSize] = useState('fit');
  const { model, name, file } = bench;
  const lit = useMemo(() => idsOf(model.id, value), [model, value]);
  const left = useMemo(() => (last?.before ? idsOf(model.id, last.before) : NOTHING), [model, last]);
  const taken = useMemo(() => new Set(last?.transitions), [last]);
  const leaves = leavesOf(value);
  return (
    <TitledPanel
      title={t(name)}
      end={
        <Flex flex="1" wrap="wrap" align="center" columnGap="2" rowGap="1.5">
          <Text as="code" me="auto" minWidth="0" color="fg.subtle" textStyle="code" fontSize="13px">
            {file.split('/').map((part, at) => (
              <Fragment key={part}>
                {at > 0 && '/'}
                {at > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </Text>
          <Text as="span" color="fg.muted" textStyle="dense">
            {t('now')}
          </Text>
          {leaves.map((leaf) => (
            <Badge key={leaf} colorPalette="brass">
              {leaf}
            </Badge>
          ))}
        </Flex>
      }
    >
      <Diagram
        drawing={DRAWINGS[name]}
        title={t('diagramOf', { machine: t(name) })}
        label={t('diagram', { states: leaves.join(' and ') })}
        lit={lit}
        left={left}
        taken={taken}
        isFullSize={size === 'full'}
      />
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="2" color="fg.muted" textStyle="hint">
        <Key sign={<Box width="26px" height="14px" borderRadius="7px" bg="brass.solid" />}>{t('keyNow')}</Key>
        <Key
          sign={<Box width="26px" height="14px" border="1.5px dashed {colors.brass.fg}" borderRadius="7px" />}
        >
          {t('keyFrom')}
        </Key>
        <Key sign={<Box width="26px" height="3px" bg="brass.fg" />}>{t('keyLast')}</Key>
        {!DRAWINGS[name].hasWords && <span>{t('pointAtState')}</span>}
        <SegmentGroup.Root
          aria-label={t('diagramSize')}
          ms="auto"
          value={size}
          onValueChange={({ value: chosen }) => setSize(chosen ?? 'fit')}
        >
          <SegmentGroup.Items
            items={[
              { value: 'fit', label: t('fit') },
              { value: 'full', label: t('fullSize') },
            ]}
          />
        </SegmentGroup.Root>
      </Flex>
      <Folded title={t('inWords')}>
        <TransitionList machine={model} lit={lit} taken={taken} />
      </Folded>
    </TitledPanel>
  );
}

const Key = ({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) => (
  <Flex as="span" align="center" gap="2">
    {sign}
    {children}
  </Flex>
);

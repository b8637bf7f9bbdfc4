import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { BenchMachine } from '../benchMachines.ts';
import { Folded } from '../Folded.tsx';
import { EventRow } from './EventRow.tsx';
import { choicesOf, deafEvents, outcomeWords } from './eventChoices.ts';

interface EventPanelProps {
  readonly bench: BenchMachine;
  readonly snapshot: AnyMachineSnapshot;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Every event that the state allows, to be sent, and below them those of other states. */
export function EventPanel({ bench, snapshot, onSend }: EventPanelProps) {
  const t = useMessages('testBench');
  const choices = useMemo(() => choicesOf(bench.events(snapshot)), [bench, snapshot]);
  const deaf = useMemo(() => deafEvents(bench.model, choices), [bench, choices]);
  const outcomeOf = (event: AnyEventObject) => outcomeWords(bench.model, snapshot, event);
  return (
    <TitledPanel title={t('sendEvent')}>
      {choices.length === 0 ? (
        <Text color="fg.muted" textStyle="dense">
          {t('ended')}
        </Text>
      ) : (
        <Stack as="ul" gap="1.5">
          {choices.map((choice) => (
            <EventRow key={choice.type} choice={choice} outcomeOf={outcomeOf} onSend={onSend} />
          ))}
        </Stack>
      )}
      {deaf.length > 0 && (
        <Folded title={t('eventsElsewhere', { count: deaf.length })}>
          <Stack as="ul" gap="1.5">
            {deaf.map(({ type, words, onlyIn }) => (
              <ElsewhereRow key={type} event={words} words={t('onlyIn', { states: onlyIn.join(', ') })} />
            ))}
          </Stack>
        </Folded>
      )}
    </TitledPanel>
  );
}

/** An event that can't happen here, and where it can. */
export const ElsewhereRow = ({ event, words }: { readonly event: string; readonly words: string }) => (
  <Flex
    as="li"
    wrap="wrap"
    justify="space-between"
    columnGap="3"
    px="3"
    py="2"
    border="1px dashed {colors.border}"
    borderRadius="control"
    color="fg.subtle"
    textStyle="hint"
  >
    <Box as="code" textStyle="code" overflowWrap="anywhere">
      {event}
    </Box>
    <span>{words}</span>
  </Flex>
);

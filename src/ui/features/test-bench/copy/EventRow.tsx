import { Box, Button, Flex, NativeSelect, VisuallyHidden } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import IconCaret from '~icons/ph/caret-down-bold';
import type { EventChoice } from './eventChoices.ts';
import { PayloadForm } from './PayloadForm.tsx';
import { fieldsOf, type PayloadField, payloadOf } from './payloadFields.ts';

interface EventRowProps {
  readonly choice: EventChoice;
  /** Where an event would lead, in words. */
  readonly outcomeOf: (event: AnyEventObject) => string;
  readonly onSend: (event: AnyEventObject) => void;
}

/** One event that the state hears: a sample of its payload, which may be changed, and Send. */
export function EventRow({ choice, outcomeOf, onSend }: EventRowProps) {
  const t = useMessages('testBench');
  const { type, words, samples, isTimer } = choice;
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState<readonly PayloadField[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [formId, nameId] = [useId(), useId()];
  const sample = samples[chosen] ?? samples[0];
  if (!sample) return null;
  const { type: _, wording: __, ...payload } = sample.event;
  const read = typed === null ? null : payloadOf(typed);
  const event = read === null ? sample.event : read.ok ? { ...read.payload, type } : null;
  const hasPayload = Object.keys(payload).length > 0;
  return (
    <Box
      as="li"
      aria-labelledby={nameId}
      layerStyle="raised"
      borderRadius="control"
      boxShadow="none"
      p="2"
      ps="3"
    >
      <Flex align="center" justify="space-between" gap="2.5">
        <Box as="code" id={nameId} textStyle="code" fontSize="13px" overflowWrap="anywhere">
          {words}
        </Box>
        <ActionButton
          size="sm"
          variant="subtle"
          reason={event ? undefined : t('fixPayload')}
          onClick={() => event && onSend(event)}
        >
          {isTimer ? t('letPass') : t('send')}
        </ActionButton>
      </Flex>
      {samples.length > 1 && (
        <Box mt="2">
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label={t('sampleOf', { event: words })}
              value={samples.indexOf(sample)}
              onChange={({ target }) => {
                setChosen(Number(target.value));
                setTyped(null);
              }}
            >
              {samples.map(({ words: told }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sample is known by its place
                <option key={place} value={place}>
                  {told}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <IconCaret aria-hidden="true" />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </Box>
      )}
      <Flex align="center" justify="space-between" gap="3" mt="1" color="fg.muted" textStyle="hint">
        <span>{event ? outcomeOf(event) : t('unsendable')}</span>
        {hasPayload && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('closePayload') : t('payload')}
            <VisuallyHidden>{t('ofEvent', { event: words })}</VisuallyHidden>
          </Button>
        )}
      </Flex>
      <Box id={formId} hidden={!isOpen}>
        {isOpen && (
          <PayloadForm
            fields={typed ?? fieldsOf(payload)}
            faults={read?.ok === false ? read.faults : {}}
            onChange={setTyped}
          />
        )}
      </Box>
    </Box>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { momentIn } from '#contract/messages/eventNews.ts';
import { formatTagOf } from '#contract/messages/locales.ts';
import IconCalendar from '~icons/ph/calendar-plus';
import { refusalWords, useSubmission } from '../../../components/submission/useSubmission.ts';
import { currentLocale } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';

interface StartWordsProps {
  readonly startsAtMs: number;
  readonly offsetMs: number;
}

/** When an event starts, in the reader's own time. */
export function StartWords({ startsAtMs, offsetMs }: StartWordsProps) {
  const t = useMessages('eventPages');
  const [nowMs] = useState(() => Date.now() + offsetMs);
  const when = momentIn({ tag: formatTagOf(currentLocale()) }, startsAtMs);
  return t(startsAtMs > nowMs ? 'startsAt' : 'startedAt', { when });
}

interface StartLineProps extends StartWordsProps {
  /** Hands the calendar file to the browser; throws with words. */
  readonly onCalendar: () => Promise<void>;
}

/** The start of an event, and its file for calendars. */
export function StartLine({ startsAtMs, offsetMs, onCalendar }: StartLineProps) {
  const t = useMessages('eventPages');
  const { isBusy, refusal, submit } = useSubmission(onCalendar);
  return (
    <Flex wrap="wrap" align="center" gap="3">
      <Text asChild fontWeight="semibold">
        <time dateTime={new Date(startsAtMs).toISOString()}>
          <StartWords startsAtMs={startsAtMs} offsetMs={offsetMs} />
        </time>
      </Text>
      <ActionButton size="sm" isBusy={isBusy} onClick={() => submit(undefined)}>
        <IconCalendar aria-hidden="true" />
        {t('addToCalendar')}
      </ActionButton>
      {refusal !== null && (
        <Text role="alert" color="danger.fg">
          {t('calendarFailed', { reason: refusalWords(refusal) })}
        </Text>
      )}
    </Flex>
  );
}

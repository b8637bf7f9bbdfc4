import { useState } from 'react';
import { momentIn } from '#contract/messages/eventNews.ts';
import { formatTagOf } from '#contract/messages/locales.ts';
import IconCalendar from '~icons/ph/calendar-plus';
import { Button } from '../../kit/Button.tsx';
import { currentLocale } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useBusyAction } from '../home/useBusyAction.ts';

/** When an event starts, in the reader's own time. */
export function StartWords({
  startsAtMs,
  offsetMs,
}: {
  readonly startsAtMs: number;
  readonly offsetMs: number;
}) {
  const t = useMessages('events');
  const [nowMs] = useState(() => Date.now() + offsetMs);
  const when = momentIn({ tag: formatTagOf(currentLocale()) }, startsAtMs);
  return t(startsAtMs > nowMs ? 'startsAt' : 'startedAt', { when });
}

interface StartLineProps {
  readonly startsAtMs: number;
  readonly offsetMs: number;
  /** Hands the calendar file to the browser; throws with words. */
  readonly onCalendar: () => Promise<void>;
}

/** The start of an event, and its file for calendars. */
export function StartLine({ startsAtMs, offsetMs, onCalendar }: StartLineProps) {
  const t = useMessages('events');
  const { isBusy, failure, run } = useBusyAction();
  return (
    <div className="event-row">
      <b>
        <time dateTime={new Date(startsAtMs).toISOString()}>
          <StartWords startsAtMs={startsAtMs} offsetMs={offsetMs} />
        </time>
      </b>
      <Button size="sm" isBusy={isBusy} onClick={() => void run(onCalendar)}>
        <IconCalendar aria-hidden="true" />
        {t('addToCalendar')}
      </Button>
      {failure !== '' && (
        <span className="event-words" role="alert">
          {t('calendarFailed')}. {failure}
        </span>
      )}
    </div>
  );
}

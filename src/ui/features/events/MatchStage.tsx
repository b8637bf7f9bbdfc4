import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { EventCall } from '#contract/events/eventCalls.ts';
import IconMatch from '~icons/ph/sword';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { HomeStage } from '../home/HomeStage.tsx';
import { useCallWords } from './useCallWords.ts';

interface MatchStageProps {
  readonly call: EventCall;
  /** Drafts and decks that wait as well. */
  readonly others: number;
}

/** The first thing on Home while a match waits for its player. */
export function MatchStage({ call, others }: MatchStageProps) {
  const { title, detail, action } = useCallWords(call);
  const t = useMessages('events');
  return (
    <HomeStage
      art={null}
      title={title}
      more={others > 0 ? t('moreDrafts', { count: others }) : null}
      action={
        <SystemProvider>
          <Button asChild variant="solid" size="xl">
            <Link to="/drafts/$draftId" params={{ draftId: call.eventId }} search={{ tab: 'event' }}>
              <IconMatch aria-hidden="true" />
              {action}
            </Link>
          </Button>
        </SystemProvider>
      }
    >
      {detail}
    </HomeStage>
  );
}

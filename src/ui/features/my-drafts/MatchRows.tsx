import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { EventCall } from '#contract/events/eventCalls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useCallWords } from '../events/useCallWords.ts';
import { Group, RunningCards } from './Group.tsx';

/** The matches that wait for the reader, above their drafts. */
export function MatchRows({ calls }: { readonly calls: readonly EventCall[] }) {
  const t = useMessages('events');
  return (
    <Group title={t('matchesTitle')} words={calls.length > 1 ? t('matchesHint') : undefined}>
      <RunningCards>
        {calls.map((call) => (
          <MatchRow key={call.eventId} call={call} />
        ))}
      </RunningCards>
    </Group>
  );
}

function MatchRow({ call }: { readonly call: EventCall }) {
  const { title, detail, action } = useCallWords(call);
  const t = useMessages('events');
  return (
    <Flex as="li" layerStyle="lit" wrap="wrap" align="center" gap="4" padding="5">
      <Box flex="1" minWidth="0">
        <Heading as="h3">{title}</Heading>
        <Text color="fg.muted" textStyle="dense">
          {detail}
        </Text>
      </Box>
      <Button asChild variant="solid">
        <Link
          to="/drafts/$draftId"
          params={{ draftId: call.eventId }}
          search={{ tab: 'event' }}
          aria-label={call.state === 'confirm' ? action : t('goToMatchOf', { event: call.eventName })}
        >
          {action}
        </Link>
      </Button>
    </Flex>
  );
}

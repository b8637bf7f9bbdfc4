import { Box, Button, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type EventRoomActor, selectIsLate } from '#src/machines/events/eventRoom.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { EventColumns, EventFrame } from '../EventFrame.tsx';

/** An event that is loading. */
export function EventSkeleton({ room }: { readonly room: EventRoomActor }) {
  const t = useMessages('eventPages');
  const isLate = useSelector(room, selectIsLate);
  return (
    <EventFrame aria-busy="true">
      <VisuallyHidden as="h1">{t('event')}</VisuallyHidden>
      <Box role="status">
        {isLate ? (
          <InlineAlert
            status="warning"
            title={t('late')}
            action={
              <Button asChild size="sm" variant="ghost">
                <Link to="/drafts" search={{ tab: 'events' }}>
                  {t('seeEvents')}
                </Link>
              </Button>
            }
          >
            {t('lateHint')}
          </InlineAlert>
        ) : (
          <VisuallyHidden>{t('opening')}</VisuallyHidden>
        )}
      </Box>
      <Skeleton width="min(320px, 100%)" height="34px" />
      <Skeleton height="68px" borderRadius="panel" />
      <EventColumns>
        <Skeleton height="320px" borderRadius="panel" />
        <Skeleton height="420px" borderRadius="panel" />
      </EventColumns>
    </EventFrame>
  );
}

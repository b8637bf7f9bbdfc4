import { Box, Button, EmptyState, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { NOTICE_TIMEOUT_MS } from '#src/machines/notices/notificationQueue.ts';
import { CardSkeleton } from '#src/ui/components/cards/CardSkeleton.tsx';
import { useNotify } from '#src/ui/features/shell/actors.tsx';
import { gallerySamples } from '#src/ui/messages/samples.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { Line, Part } from './parts.tsx';

const { notices, banner, dialogs, waiting } = gallerySamples;
const KINDS = ['success', 'error', 'warning', 'info'] as const;

/** Notices: real ones, raised at the top for their own time, and those that stand in a place. */
export const Notices = () => {
  const notify = useNotify();
  return (
    <Part title={notices.title} words={notices.hint}>
      <Line>
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => notify({ kind, text: notices[kind] })}>
            {notices.raise(kind, NOTICE_TIMEOUT_MS[kind])}
          </Button>
        ))}
        <Button onClick={() => notify({ kind: 'info', text: notices.stays, timeoutMs: 0 })}>
          {notices.raiseOneThatStays}
        </Button>
      </Line>
      <SimpleGrid minChildWidth="min(100%, 420px)" gap="3" width="full">
        {KINDS.map((kind) => (
          <InlineAlert key={kind} status={kind} title={notices[kind]}>
            {notices.details[kind]}
          </InlineAlert>
        ))}
      </SimpleGrid>
    </Part>
  );
};

const RETRY_MS = 2000;

/** The error banner with its details folded, and while it tries again. */
export const Banners = () => {
  const [state, setState] = useState<'shown' | 'retrying' | 'dismissed'>('shown');
  const retry = () => {
    setState('retrying');
    setTimeout(() => setState('shown'), RETRY_MS);
  };
  return (
    <Part title={banner.title} words={banner.hint}>
      <Box width="full">
        {state === 'dismissed' ? (
          <Button onClick={() => setState('shown')}>{banner.again}</Button>
        ) : (
          <ErrorBanner
            title={banner.failed}
            details={banner.details}
            isRetrying={state === 'retrying'}
            onRetry={retry}
            onDismiss={() => setState('dismissed')}
          >
            {banner.words}
          </ErrorBanner>
        )}
      </Box>
    </Part>
  );
};

const WORK_MS = 4000;

/** The modal dialog: a question, something final, and without a pair of buttons. */
export const Dialogs = () => {
  const [open, setOpen] = useState<'none' | 'plain' | 'question' | 'final' | 'working'>('none');
  const close = () => setOpen('none');
  return (
    <Part title={dialogs.title} words={dialogs.hint}>
      <Button onClick={() => setOpen('plain')}>{dialogs.tell}</Button>
      <Button onClick={() => setOpen('question')}>{dialogs.ask}</Button>
      <Button onClick={() => setOpen('final')}>{dialogs.askFinal}</Button>
      <ModalDialog title={dialogs.plainTitle} isOpen={open === 'plain'} onClose={close}>
        {dialogs.plain}
      </ModalDialog>
      <ModalDialog
        title={dialogs.questionTitle}
        isOpen={open === 'question'}
        onClose={close}
        confirm={{ onConfirm: close }}
      >
        {dialogs.question}
      </ModalDialog>
      <ModalDialog
        title={dialogs.finalTitle}
        isOpen={open === 'final' || open === 'working'}
        isPersistent
        isLoading={open === 'working'}
        onClose={close}
        confirm={{
          words: dialogs.delete,
          busyWords: dialogs.deleting,
          isDestructive: true,
          onConfirm: () => {
            setOpen('working');
            setTimeout(close, WORK_MS);
          },
        }}
      >
        {dialogs.final}
      </ModalDialog>
    </Part>
  );
};

/** Nothing there, and not there yet. */
export const Waiting = () => (
  <Part title={waiting.title}>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="7" width="full" minWidth="0">
      <EmptyState.Root>
        <EmptyState.Content>
          <EmptyState.Title>{waiting.none}</EmptyState.Title>
          <EmptyState.Description>{waiting.noneHint}</EmptyState.Description>
          <Button variant="solid">{waiting.start}</Button>
        </EmptyState.Content>
      </EmptyState.Root>
      <Stack gap="3" minWidth="0">
        {['220px', '160px'].map((width) => (
          <Flex key={width} layerStyle="panel" align="center" gap="4" height="76px" pe="4" overflow="hidden">
            <Skeleton width="150px" height="76px" borderRadius="0" />
            <Stack flex="1" gap="2">
              <Skeleton width={width} height="16px" />
              <Skeleton width="100px" height="12px" />
            </Stack>
            <Skeleton width="88px" height="40px" />
          </Flex>
        ))}
        <Flex wrap="wrap" gap="3">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <CardSkeleton key={key} size="sm" width={99} />
          ))}
        </Flex>
      </Stack>
    </SimpleGrid>
  </Part>
);

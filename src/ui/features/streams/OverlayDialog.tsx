import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { inspected } from '#src/inspection.ts';
import { type OverlayKeyContext, overlayKeyMachine } from '#src/machines/streams/overlayKey.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { CopyButton, copyText } from '../results/CopyButton.tsx';
import { delayParts } from './delayWords.ts';
import { overlayAddress } from './overlayAddress.ts';
import { useOverlayCalls } from './streamPorts.ts';

interface OverlayDialogProps {
  readonly draftId: string;
  readonly onClose: () => void;
}

/** The link of a table's stream overlay, for its host: made, copied once, made anew and ended. */
export function OverlayDialog({ draftId, onClose }: OverlayDialogProps) {
  const t = useMessages('streams');
  const callsOf = useOverlayCalls();
  const machine = useMemo(
    () =>
      overlayKeyMachine.provide({
        actors: {
          readOverlay: fromPromise(async ({ signal }) => (await callsOf(draftId)).read(signal)),
          makeKey: fromPromise(async ({ signal }) => (await callsOf(draftId)).make(signal)),
          endKey: fromPromise(async ({ signal }) => (await callsOf(draftId)).end(signal)),
        },
      }),
    [callsOf, draftId],
  );
  const [snapshot, send] = useMachine(machine, inspected(machine.id));
  const { facts, key, failure } = snapshot.context;
  const [isMaking, isEnding] = [snapshot.matches('making'), snapshot.matches('ending')];
  const hasKey = typeof facts?.madeAtMs === 'number';
  return (
    <ModalDialog title={t('title')} isOpen onClose={onClose} width="form">
      <Stack gap="4">
        <Text>{t('lead')}</Text>
        {failure !== null && (
          <InlineAlert
            status="error"
            title={t(facts === null ? 'failed' : 'notDone')}
            isAnnounced
            action={
              facts === null && (
                <ActionButton size="sm" onClick={() => send({ type: 'retry.asked' })}>
                  {t('retry')}
                </ActionButton>
              )
            }
          >
            {failure.reply ?? failure.words}
          </InlineAlert>
        )}
        {facts === null && failure === null && <Skeleton height="88px" borderRadius="small" />}
        {facts !== null && (
          <>
            <Standing facts={facts} link={key} />
            <Flex wrap="wrap" gap="2.5">
              <ActionButton
                variant={hasKey ? 'outline' : 'solid'}
                data-autofocus
                isBusy={isMaking}
                onClick={() => send({ type: 'key.asked' })}
              >
                {t(hasKey ? 'another' : 'make')}
              </ActionButton>
              {hasKey && (
                <ActionButton variant="ghost" isBusy={isEnding} onClick={() => send({ type: 'end.asked' })}>
                  {t('end')}
                </ActionButton>
              )}
            </Flex>
            {hasKey && (
              <Text color="fg.muted" textStyle="hint">
                {t('anotherHint')} {t('endHint')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </ModalDialog>
  );
}

interface StandingProps {
  readonly facts: NonNullable<OverlayKeyContext['facts']>;
  /** The key, where it was made just now. */
  readonly link: string | null;
}

function Standing({ facts: { madeAtMs, delaySeconds }, link }: StandingProps) {
  const t = useMessages('streams');
  return (
    <>
      <Text>
        {t('delayed', delayParts(delaySeconds))} {t('delayWhere')}
      </Text>
      {madeAtMs === null && <Text color="fg.muted">{t('none')}</Text>}
      {madeAtMs !== null && link === null && <Text>{t('made', { made: new Date(madeAtMs) })}</Text>}
      {link !== null && (
        <Stack gap="2" role="group" aria-label={t('link')}>
          <Flex wrap="wrap" align="center" gap="2.5">
            <Box flex="1 1 260px" minWidth="0">
              <Text textStyle="code" fontSize="13px" overflowWrap="anywhere">
                {overlayAddress(link)}
              </Text>
            </Box>
            <CopyButton
              size="sm"
              copy={() => copyText(overlayAddress(link))}
              words={t('copy')}
              copied={t('copied')}
              announced={t('linkCopied')}
              refused={t('copyRefused')}
            />
          </Flex>
          <Text textStyle="hint">{t('once')}</Text>
        </Stack>
      )}
    </>
  );
}

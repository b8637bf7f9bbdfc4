import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { DeliveryRow, DeliveryState, HookRow } from '#contract/hooks/hooks.ts';
import { selectHooksFailureWords, selectHooksState, selectLog } from '#src/machines/hooks/hookShelf.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { When } from '../../../components/When.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { eventWords } from './hookWords.ts';
import type { ShelfOfHooks } from './useHookShelf.ts';

interface LogDialogProps {
  readonly shelf: ShelfOfHooks;
  readonly hook: HookRow;
}

/** The last deliveries of a hook: when, how often it was tried, and what came back; nothing of what they said. */
export function LogDialog({ shelf, hook }: LogDialogProps) {
  const t = useMessages('webHooks');
  const state = useSelector(shelf, selectHooksState);
  const failure = useSelector(shelf, selectHooksFailureWords);
  const log = useSelector(shelf, selectLog);
  const isOn = hook.off === null;
  return (
    <ModalDialog
      title={t('logTitle', { name: hook.name })}
      width="choice"
      isOpen
      onClose={() => shelf.send({ type: 'close.pressed' })}
    >
      <Stack gap="3">
        {failure !== null && (
          <InlineAlert status="error" title={t(log.length === 0 ? 'logFailed' : 'changeFailed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <Flex wrap="wrap" gap="2">
          {isOn && (
            <ActionButton
              size="sm"
              isBusy={state === 'logAsking'}
              onClick={() => shelf.send({ type: 'log.asked', wish: { kind: 'test' } })}
            >
              {t('sendTest')}
            </ActionButton>
          )}
          <ActionButton
            size="sm"
            isBusy={state === 'logLoading'}
            onClick={() => shelf.send({ type: 'refresh.pressed' })}
          >
            {t('refresh')}
          </ActionButton>
        </Flex>
        {state === 'logLoading' && (
          <Stack role="status" aria-busy="true" aria-label={t('loading')} gap="2">
            <Skeleton height="20px" />
            <Skeleton height="20px" />
          </Stack>
        )}
        {state !== 'logLoading' && failure === null && log.length === 0 && (
          <Text textStyle="dense">{t('logEmpty')}</Text>
        )}
        <Box as="ul">
          {log.map((delivery) => (
            <Delivery key={delivery.deliveryId} shelf={shelf} delivery={delivery} mayRepeat={isOn} />
          ))}
        </Box>
      </Stack>
    </ModalDialog>
  );
}

const COLOURS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'warn',
  delivered: 'ok',
  parked: 'danger',
  withdrawn: 'neutral',
};

interface DeliveryProps {
  readonly shelf: ShelfOfHooks;
  readonly delivery: DeliveryRow;
  readonly mayRepeat: boolean;
}

function Delivery({ shelf, delivery, mayRepeat }: DeliveryProps) {
  const t = useMessages('webHooks');
  const { deliveryId, type, state, status, fault, attempts, createdAtMs } = delivery;
  const event = eventWords(t, type);
  const facts = [
    ...(attempts > 0 ? [t('attempts', { count: attempts })] : []),
    ...(fault === null || state === 'delivered' ? [] : [t('fault', { fault })]),
    ...(status === null ? [] : [t('statusCode', { status: String(status) })]),
  ];
  return (
    <Flex as="li" wrap="wrap" align="center" gap="3" py="2" borderTop="line">
      <Box flex="1" minWidth="12em">
        <Flex wrap="wrap" align="center" gap="2" fontWeight="semibold">
          {event}
          <Badge variant="subtle" size="xs" colorPalette={COLOURS[state]}>
            {t('deliveryState', { state })}
          </Badge>
        </Flex>
        <Text color="fg.muted" textStyle="dense">
          <When at={createdAtMs} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </Text>
      </Box>
      {mayRepeat && (state === 'delivered' || state === 'parked') && (
        <ActionButton
          size="sm"
          aria-label={t('sendAgainFor', { event })}
          onClick={() => shelf.send({ type: 'log.asked', wish: { kind: 'again', deliveryId } })}
        >
          {t('sendAgain')}
        </ActionButton>
      )}
    </Flex>
  );
}

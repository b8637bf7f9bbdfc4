import { Box, Dialog, Portal, Progress, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { SUSPENSION_REASON_LENGTH } from '#contract/admin/users.ts';
import {
  type ActionWish,
  type PeopleAction,
  type PeopleWork,
  selectAction,
  selectIsStopped,
  selectResults,
  selectWorkPeople,
  selectWorkState,
} from '#src/machines/forms/peopleWork.ts';
import { formatFor } from '../../messages/format.ts';
import type { FeatureSentences } from '../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormSelect, FormTextarea } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

const NAMES_SHOWN = 12;
const DAY_MS = 86_400_000;
const TERMS = ['1', '7', '30', 'none'] as const;
const SHORTEST_REASON = 3;

interface WorkProps {
  readonly work: PeopleWork;
}

/** Asks before something is done with people, shows how far it is, and then what became of each. */
export function PeopleDialog({ work }: WorkProps) {
  const state = useSelector(work, selectWorkState);
  const isOpen = state !== 'resting';
  const leave = () => work.send({ type: state === 'told' ? 'close.pressed' : 'cancel.pressed' });
  return (
    <SystemProvider>
      <Dialog.Root open={isOpen} role="alertdialog" onOpenChange={({ open }) => !open && leave()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              {state === 'asking' && <Asking work={work} />}
              {state === 'working' && <Working work={work} />}
              {state === 'told' && <Told work={work} />}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </SystemProvider>
  );
}

interface PartsProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

const Parts = ({ title, children, buttons }: PartsProps) => (
  <>
    <Dialog.Header>
      <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
    </Dialog.Header>
    <Dialog.Body>
      <Stack gap="3" overflowWrap="anywhere">
        {children}
      </Stack>
    </Dialog.Body>
    <Dialog.Footer>{buttons}</Dialog.Footer>
  </>
);

function meaningOf(t: ReactTranslator<FeatureSentences<'users'>>, action: PeopleAction): readonly string[] {
  switch (action) {
    case 'suspend':
      return [t('meansSuspend')];
    case 'endSessions':
      return [t('meansEndSessions')];
    case 'sendLink':
      return [t('meansSendLink')];
    case 'resetFactor':
      return [t('meansResetFactor')];
    case 'delete':
      return [t('meansDeleteGoes'), t('meansDeleteStays')];
    case 'withdraw':
      return [t('meansWithdraw')];
  }
}

function Asking({ work }: WorkProps) {
  const t = useMessages('users');
  const action = useSelector(work, selectAction);
  const people = useSelector(work, selectWorkPeople);
  const [reason, setReason] = useState('');
  const [term, setTerm] = useState<string>('7');
  const isSuspension = action === 'suspend';
  const isUnsaid = isSuspension && reason.trim().length < SHORTEST_REASON;
  const wish = (): ActionWish | null =>
    isSuspension
      ? { reason: reason.trim(), untilMs: term === 'none' ? null : Date.now() + Number(term) * DAY_MS }
      : null;
  const names = people.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = people.length - names.length;
  const [first] = people;
  return (
    <Parts
      title={
        people.length === 1
          ? t('askTitle', { action, name: first?.name ?? '' })
          : t('askTitleMany', { action, count: people.length })
      }
      buttons={
        <>
          <ActionButton onClick={() => work.send({ type: 'cancel.pressed' })}>{t('cancel')}</ActionButton>
          <ActionButton
            variant="solid"
            {...(action === 'delete' && { colorPalette: 'danger' })}
            reason={isUnsaid ? t('reasonMissing') : undefined}
            onClick={() => work.send({ type: 'action.confirmed', wish: wish() })}
          >
            {t('yes', { action })}
          </ActionButton>
        </>
      }
    >
      {people.length > 1 && (
        <Text>
          {t('who', {
            names: formatFor().list(more > 0 ? [...names, t('bulkMore', { count: more })] : names),
          })}
        </Text>
      )}
      {meaningOf(t, action).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {isSuspension && (
        <>
          <FormField label={t('reasonLabel')} isRequired>
            <FormTextarea
              rows={3}
              maxLength={SUSPENSION_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
          <FormField label={t('termLabel')}>
            <FormSelect value={term} onChange={({ target }) => setTerm(target.value)}>
              {TERMS.map((days) => (
                <option key={days} value={days}>
                  {days === 'none' ? t('termNone') : t('termDays', { days: Number(days) })}
                </option>
              ))}
            </FormSelect>
          </FormField>
        </>
      )}
    </Parts>
  );
}

function Working({ work }: WorkProps) {
  const t = useMessages('users');
  const people = useSelector(work, selectWorkPeople);
  const results = useSelector(work, selectResults);
  const isStopped = useSelector(work, selectIsStopped);
  const done = results.length;
  return (
    <Parts
      title={t('workingTitle')}
      buttons={
        <ActionButton isBusy={isStopped} onClick={() => work.send({ type: 'stop.pressed' })}>
          {isStopped ? t('stopping') : t('stop')}
        </ActionButton>
      }
    >
      <Text role="status">{t('progress', { done, count: people.length })}</Text>
      <Progress.Root value={done} max={people.length} aria-label={t('workingTitle')}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Parts>
  );
}

function Told({ work }: WorkProps) {
  const t = useMessages('users');
  const people = useSelector(work, selectWorkPeople);
  const results = useSelector(work, selectResults);
  const refused = results.filter(({ refusal }) => refusal !== null);
  const done = results.length - refused.length;
  const skipped = people.length - results.length;
  return (
    <Parts
      title={
        refused.length === 0 ? t('toldAllDone', { done }) : t('toldTitle', { done, refused: refused.length })
      }
      buttons={
        <ActionButton variant="solid" onClick={() => work.send({ type: 'close.pressed' })}>
          {t('close')}
        </ActionButton>
      }
    >
      <Box as="ul" pl="5" maxHeight="50vh" overflowY="auto" listStyleType="none" gap="1">
        {results.map(({ id, name, refusal }) => (
          <Box as="li" key={id} {...(refusal !== null && { color: 'fg.danger' })}>
            {`${name}: ${refusal ?? t('resultDone')}`}
          </Box>
        ))}
      </Box>
      {skipped > 0 && <Text>{t('toldSkipped', { count: skipped })}</Text>}
    </Parts>
  );
}

import { Fieldset, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { HOOK_EVENTS, type HookChange, type HookEvent, type HookRow } from '#contract/hooks/hooks.ts';
import {
  selectDomains,
  selectHooksFailure,
  selectHooksFailureWords,
  selectHooksState,
} from '#src/machines/hooks/hookShelf.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { CheckboxField } from '../../../system/forms/CheckboxField.tsx';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { eventWords } from './hookWords.ts';
import type { ShelfOfHooks } from './useHookShelf.ts';

const NAME_LONGEST = 60;
const ADDRESS_LONGEST = 1000;

/** What is wrong with one field, as the server said. */
function useMistake(shelf: ShelfOfHooks) {
  const failure = useSelector(shelf, selectHooksFailure);
  return (field: string): string | undefined => failure?.fields[field]?.[0];
}

/** Why the form was refused, where no field is to blame. */
function Refusal({ shelf }: { readonly shelf: ShelfOfHooks }) {
  const failure = useSelector(shelf, selectHooksFailure);
  const words = useSelector(shelf, selectHooksFailureWords);
  if (failure === null || Object.keys(failure.fields).length > 0) return null;
  return (
    <InlineAlert status="error" isAnnounced>
      {words}
    </InlineAlert>
  );
}

interface ChangePartsProps {
  readonly change: HookChange;
  readonly hasPrivate: boolean;
  readonly onChange: (change: HookChange) => void;
}

/** Which events, and whether of what is not public too. */
function ChangeParts({ change, hasPrivate, onChange }: ChangePartsProps) {
  const t = useMessages('webHooks');
  const toggle = (event: HookEvent, isOn: boolean) =>
    onChange({
      ...change,
      events: HOOK_EVENTS.filter((each) => (each === event ? isOn : change.events.includes(each))),
    });
  return (
    <>
      <Fieldset.Root invalid={change.events.length === 0}>
        <Fieldset.Legend>{t('eventsLabel')}</Fieldset.Legend>
        <Stack gap="2" mt="1.5">
          {HOOK_EVENTS.map((event) => (
            <CheckboxField
              key={event}
              isChecked={change.events.includes(event)}
              onChange={(isOn) => toggle(event, isOn)}
            >
              {eventWords(t, event)}
            </CheckboxField>
          ))}
        </Stack>
        <Fieldset.ErrorText>{t('eventsMissing')}</Fieldset.ErrorText>
      </Fieldset.Root>
      {hasPrivate && (
        <CheckboxField
          isChecked={change.tellsPrivate}
          onChange={(tellsPrivate) => onChange({ ...change, tellsPrivate })}
        >
          {t('tellsPrivate')}
          <Text as="span" display="block" color="fg.muted" textStyle="hint">
            {t('tellsPrivateHint')}
          </Text>
        </CheckboxField>
      )}
    </>
  );
}

interface NewHookDialogProps {
  readonly shelf: ShelfOfHooks;
  readonly isAdmin: boolean;
}

/** Where a new hook goes and what it tells. */
export function NewHookDialog({ shelf, isAdmin }: NewHookDialogProps) {
  const t = useMessages('webHooks');
  const state = useSelector(shelf, selectHooksState);
  const domains = useSelector(shelf, selectDomains);
  const mistake = useMistake(shelf);
  const [kind, setKind] = useState<'discord' | 'signed'>('discord');
  const [scope, setScope] = useState<'own' | 'everyone'>('own');
  const [address, setAddress] = useState('');
  const [change, setChange] = useState<HookChange>({
    name: '',
    events: [...HOOK_EVENTS],
    tellsPrivate: false,
  });
  const isBusy = state === 'sending';
  const reason =
    change.name.trim() === ''
      ? t('nameMissing')
      : address.trim() === ''
        ? t('addressMissing')
        : change.events.length === 0
          ? t('eventsMissing')
          : undefined;
  const send = () => {
    if (reason !== undefined || isBusy) return;
    const wish = { ...change, kind, scope, address: address.trim(), name: change.name.trim() };
    shelf.send({ type: 'new.confirmed', wish });
  };
  return (
    <ModalDialog
      title={t('newTitle')}
      width="form"
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={() => shelf.send({ type: 'cancel.pressed' })}
      confirm={{ words: t('make'), busyWords: t('making'), reason, onConfirm: send }}
    >
      <Stack gap="4">
        <Refusal shelf={shelf} />
        <FormField label={t('kindLabel')}>
          <FormSelect
            value={kind}
            onChange={({ target }) => setKind(target.value === 'signed' ? 'signed' : 'discord')}
          >
            <option value="discord">{t('kind', { kind: 'discord' })}</option>
            <option value="signed">{t('kind', { kind: 'signed' })}</option>
          </FormSelect>
        </FormField>
        <FormField label={t('nameLabel')} error={mistake('name')} isRequired>
          <FormInput
            data-autofocus=""
            autoComplete="off"
            maxLength={NAME_LONGEST}
            value={change.name}
            onChange={({ target }) => setChange({ ...change, name: target.value })}
          />
        </FormField>
        <FormField
          label={t('addressLabel')}
          error={mistake('address')}
          hint={
            <>
              {kind === 'discord' ? t('discordHint') : t('addressHint')}
              {domains.length > 0 && ` ${t('domainsHint', { domains: domains.join(', ') })}`}
            </>
          }
          isRequired
        >
          <FormInput
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={ADDRESS_LONGEST}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </FormField>
        {isAdmin && (
          <FormField label={t('scopeLabel')}>
            <FormSelect
              value={scope}
              onChange={({ target }) => setScope(target.value === 'everyone' ? 'everyone' : 'own')}
            >
              <option value="own">{t('scopeOwn')}</option>
              <option value="everyone">{t('scopeEveryone')}</option>
            </FormSelect>
          </FormField>
        )}
        <ChangeParts change={change} hasPrivate={scope === 'own'} onChange={setChange} />
      </Stack>
    </ModalDialog>
  );
}

interface EditHookDialogProps {
  readonly shelf: ShelfOfHooks;
  readonly hook: HookRow;
}

/** What a hook is called and tells; another address is another hook. */
export function EditHookDialog({ shelf, hook }: EditHookDialogProps) {
  const t = useMessages('webHooks');
  const state = useSelector(shelf, selectHooksState);
  const mistake = useMistake(shelf);
  const { name, events, tellsPrivate } = hook;
  const [change, setChange] = useState<HookChange>({ name, events, tellsPrivate });
  const reason =
    change.name.trim() === ''
      ? t('nameMissing')
      : change.events.length === 0
        ? t('eventsMissing')
        : undefined;
  return (
    <ModalDialog
      title={t('editTitle', { name })}
      width="form"
      isOpen
      isPersistent
      isLoading={state === 'changing'}
      onClose={() => shelf.send({ type: 'cancel.pressed' })}
      confirm={{
        words: t('save'),
        busyWords: t('saving'),
        reason,
        onConfirm: () =>
          shelf.send({ type: 'edit.confirmed', change: { ...change, name: change.name.trim() } }),
      }}
    >
      <Stack gap="4">
        <Refusal shelf={shelf} />
        <FormField label={t('nameLabel')} error={mistake('name')} isRequired>
          <FormInput
            data-autofocus=""
            autoComplete="off"
            maxLength={NAME_LONGEST}
            value={change.name}
            onChange={({ target }) => setChange({ ...change, name: target.value })}
          />
        </FormField>
        <ChangeParts change={change} hasPrivate={hook.scope === 'own'} onChange={setChange} />
      </Stack>
    </ModalDialog>
  );
}

import { Badge, Box, Skeleton, Text } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { MOST_PASSKEYS, type PasskeyLine, type PasskeyShelf } from '#contract/members/passkeys.ts';
import { errorWords } from '#src/machines/failure.ts';
import {
  type PasskeyShelfEvent,
  passkeyShelfMachine,
  type ShelfWish,
  selectPasskeyFailure,
  selectPasskeyShelf,
  selectPasskeyShelfState,
} from '#src/machines/passkeys/passkeyShelf.ts';
import IconPasskey from '~icons/ph/fingerprint';
import IconShield from '~icons/ph/shield-check';
import { firstWords } from '../../../messages/firstWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { AccountRow } from '../account/AccountRow.tsx';
import type { AccountParts } from '../account/accountParts.ts';
import { RowButton } from '../account/RowButton.tsx';
import { useAgo } from '../account/useAgo.ts';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';

const DONE = { add: 'added', rename: 'renamed', remove: 'removed' } as const;

/** The own passkeys: added, renamed and removed, and whether one is asked for after the password. */
export function PasskeysPanel(props: AccountParts) {
  const t = useMessages('passkeys');
  const { account, calls, onChanged } = props;
  const notify = useNotify();
  const [machine] = useState(() =>
    passkeyShelfMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await (await calls()).passkeys()).load(signal)),
        work: fromPromise(async ({ input: { wish, given }, signal }) =>
          (await (await calls()).passkeys()).work(wish, given, signal),
        ),
      },
      actions: {
        tellDone: (_, { wish }) =>
          queueMicrotask(() => {
            if (wish === null) return;
            const factor = wish.kind === 'factor' && (wish.isOn ? 'onDone' : 'offDone');
            notify({ kind: 'success', text: t(factor || DONE[wish.kind as keyof typeof DONE]) });
            if (wish.kind === 'factor' || wish.kind === 'remove') onChanged();
          }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const shelf = selectPasskeyShelf(snapshot);
  const failure = selectPasskeyFailure(snapshot);
  const state = selectPasskeyShelfState(snapshot);
  const wish = (wanted: ShelfWish) => send({ type: 'wished', wish: wanted });
  return (
    <ProfilePanel
      title={t('title')}
      end={
        shelf?.isOffered && (
          <ActionButton
            size="sm"
            reason={shelf.passkeys.length < MOST_PASSKEYS ? undefined : t('full')}
            onClick={() => wish({ kind: 'add' })}
          >
            {t('add')}
          </ActionButton>
        )
      }
    >
      {state === 'failed' && failure && <Failed words={errorWords(failure)} send={send} />}
      {state === 'loading' && <Waiting />}
      {shelf && state !== 'loading' && <Shelf account={account} shelf={shelf} onWish={wish} />}
      {shelf && <PasskeyDialog {...props} shelf={shelf} snapshot={snapshot} send={send} />}
    </ProfilePanel>
  );
}

function Failed({ words, send }: Readonly<{ words: string; send: (event: PasskeyShelfEvent) => void }>) {
  const t = useMessages('passkeys');
  return (
    <PanelBody>
      <InlineAlert status="error" isAnnounced>
        {t('failed')} {words}
      </InlineAlert>
      <ActionButton alignSelf="flex-start" size="sm" onClick={() => send({ type: 'retry.pressed' })}>
        {firstWords('retry')}
      </ActionButton>
    </PanelBody>
  );
}

function Waiting() {
  const t = useMessages('passkeys');
  return (
    <PanelBody aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="20px" width="60%" />
      <Skeleton height="20px" width="40%" />
    </PanelBody>
  );
}

interface ShelfProps extends Pick<AccountParts, 'account'> {
  readonly shelf: PasskeyShelf;
  readonly onWish: (wish: ShelfWish) => void;
}

function Shelf({ account, shelf, onWish }: ShelfProps) {
  const t = useMessages('passkeys');
  const { isOffered, passkeys } = shelf;
  return (
    <>
      <PanelBody pb="3.5">
        <Text color="fg.muted" textStyle="dense">
          {isOffered ? t('hint') : t('notOffered')}
        </Text>
        {isOffered && passkeys.length === 0 && <Text textStyle="dense">{t('none')}</Text>}
      </PanelBody>
      {passkeys.length > 0 && (
        <Box as="ul">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onWish={onWish} />
          ))}
          <FactorRow account={account} shelf={shelf} onWish={onWish} />
        </Box>
      )}
    </>
  );
}

function PasskeyRow({ passkey, onWish }: Readonly<{ passkey: PasskeyLine; onWish: ShelfProps['onWish'] }>) {
  const t = useMessages('passkeys');
  const ago = useAgo();
  const { id, name, isBackedUp, createdUtc, lastUsedUtc } = passkey;
  const made = ago(createdUtc);
  return (
    <AccountRow
      icon={<IconPasskey />}
      title={
        <>
          <Box as="span" overflowWrap="anywhere" minWidth="0">
            {name}
          </Box>
          {isBackedUp && (
            <Badge variant="subtle" size="xs">
              {t('synced')}
            </Badge>
          )}
        </>
      }
      words={lastUsedUtc === null ? t('unused', { made }) : t('used', { made, used: ago(lastUsedUtc) })}
    >
      <RowButton aria-label={t('renameNamed', { name })} onClick={() => onWish({ kind: 'rename', id })}>
        {t('rename')}
      </RowButton>
      <RowButton aria-label={t('removeNamed', { name })} onClick={() => onWish({ kind: 'remove', id })}>
        {t('remove')}
      </RowButton>
    </AccountRow>
  );
}

function FactorRow({ account, shelf, onWish }: ShelfProps) {
  const t = useMessages('passkeys');
  const { isSecondFactor, isOffered } = shelf;
  const { isRequired, isOn: hasApp } = account.secondFactor;
  if (!isOffered && !isSecondFactor) return null;
  return (
    <AccountRow
      icon={<IconShield />}
      title={t('factor')}
      words={isSecondFactor ? t('factorOn') : t('factorOff')}
    >
      <RowButton
        aria-label={isSecondFactor ? t('factorOffNamed') : t('factorOnNamed')}
        reason={isSecondFactor && isRequired && !hasApp ? t('ofAdmin') : undefined}
        onClick={() => onWish({ kind: 'factor', isOn: !isSecondFactor })}
      >
        {isSecondFactor ? t('turnOff') : t('turnOn')}
      </RowButton>
    </AccountRow>
  );
}

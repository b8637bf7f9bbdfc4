import { Box, Button, Menu, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { HookRow } from '#contract/hooks/hooks.ts';
import {
  selectAllHooks,
  selectDomains,
  selectHooks,
  selectHooksFailureWords,
  selectHooksState,
} from '#src/machines/hooks/hookShelf.ts';
import IconDiscord from '~icons/ph/discord-logo';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconHook from '~icons/ph/webhooks-logo';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { AccountRow } from '../account/AccountRow.tsx';
import { ProfileColumns } from '../ProfileColumns.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import { AllHooksPanel } from './AllHooksPanel.tsx';
import { DomainsPanel } from './DomainsPanel.tsx';
import { HookDialogs } from './HookDialogs.tsx';
import type { LoadHookPorts } from './hookPorts.ts';
import { rowWords } from './hookWords.ts';
import { StateBadge } from './StateBadge.tsx';
import { type ShelfOfHooks, useHookShelf } from './useHookShelf.ts';

/** Web hooks: your own, and for Admins where they may go and everybody's. */
export function HooksTab({ loadHooks }: { readonly loadHooks: LoadHookPorts }) {
  const t = useMessages('webHooks');
  const shelf = useHookShelf(loadHooks);
  const state = useSelector(shelf, selectHooksState);
  const failure = useSelector(shelf, selectHooksFailureWords);
  const all = useSelector(shelf, selectAllHooks);
  if (state === 'failed')
    return (
      <ProfileColumns tab="hooks">
        <InlineAlert
          status="error"
          title={t('failed')}
          isAnnounced
          action={
            <ActionButton size="sm" onClick={() => shelf.send({ type: 'retry.pressed' })}>
              {t('retry')}
            </ActionButton>
          }
        >
          {failure}
        </InlineAlert>
      </ProfileColumns>
    );
  return (
    <ProfileColumns tab="hooks">
      <Stack gap="4" minWidth="0">
        {state === 'shown' && failure !== null && (
          <InlineAlert status="error" title={t('changeFailed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <OwnHooks shelf={shelf} isAdmin={all !== null} />
        {all !== null && <DomainsPanel key={all.domains.join(' ')} shelf={shelf} domains={all.domains} />}
        {all !== null && <AllHooksPanel shelf={shelf} hooks={all.hooks} />}
      </Stack>
      <HookDialogs shelf={shelf} isAdmin={all !== null} />
    </ProfileColumns>
  );
}

function OwnHooks({ shelf, isAdmin }: { readonly shelf: ShelfOfHooks; readonly isAdmin: boolean }) {
  const t = useMessages('webHooks');
  const state = useSelector(shelf, selectHooksState);
  const hooks = useSelector(shelf, selectHooks);
  const domains = useSelector(shelf, selectDomains);
  const isFirstLoad = state === 'loading' && hooks.length === 0;
  return (
    <ProfilePanel
      title={t('title')}
      end={
        <Button size="sm" variant="solid" onClick={() => shelf.send({ type: 'new.pressed' })}>
          {t('new')}
        </Button>
      }
    >
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('intro')}
        </Text>
        {!isFirstLoad && domains.length === 0 && (
          <InlineAlert status="info">{isAdmin ? t('noDomainsAdmin') : t('noDomains')}</InlineAlert>
        )}
        {!isFirstLoad && hooks.length === 0 && (
          <Text textStyle="dense">
            {t('empty')} {t('emptyHint')}
          </Text>
        )}
      </PanelBody>
      {isFirstLoad ? (
        <Stack role="status" aria-busy="true" aria-label={t('loading')} gap="3" px="5" pb="5">
          <Skeleton height="20px" width="50%" />
          <Skeleton height="16px" width="80%" />
        </Stack>
      ) : (
        <Box as="ul">
          {hooks.map((hook) => (
            <OwnHook key={hook.hookId} shelf={shelf} hook={hook} />
          ))}
        </Box>
      )}
    </ProfilePanel>
  );
}

function OwnHook({ shelf, hook }: { readonly shelf: ShelfOfHooks; readonly hook: HookRow }) {
  const t = useMessages('webHooks');
  const { hookId, name, kind, waiting, parked } = hook;
  return (
    <AccountRow
      icon={kind === 'discord' ? <IconDiscord /> : <IconHook />}
      title={
        <>
          {name} <StateBadge hook={hook} />
        </>
      }
      words={[
        rowWords(t, hook),
        ...(waiting > 0 ? [t('rowWaiting', { count: waiting })] : []),
        ...(parked > 0 ? [t('rowParked', { count: parked })] : []),
      ].join(' · ')}
    >
      <ActionButton
        size="sm"
        aria-label={t('logFor', { name })}
        onClick={() => shelf.send({ type: 'log.pressed', hookId })}
      >
        {t('log')}
      </ActionButton>
      <HookMenu shelf={shelf} hook={hook} />
    </AccountRow>
  );
}

function HookMenu({ shelf, hook }: { readonly shelf: ShelfOfHooks; readonly hook: HookRow }) {
  const t = useMessages('webHooks');
  const { hookId, name, kind, off } = hook;
  const send = (type: 'edit.pressed' | 'renew.pressed' | 'turnOn.pressed' | 'remove.pressed') => () =>
    shelf.send({ type, hookId });
  const hasEnded = off === 'role' || off === 'suspended';
  return (
    <Menu.Root lazyMount positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconActionButton label={t('actionsFor', { name })}>
          <IconMore aria-hidden="true" />
        </IconActionButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {!hasEnded && (
            <Menu.Item value="edit" onClick={send('edit.pressed')}>
              {t('edit')}
            </Menu.Item>
          )}
          {kind === 'signed' && off === null && (
            <Menu.Item value="renew" onClick={send('renew.pressed')}>
              {t('renew')}
            </Menu.Item>
          )}
          {(off === 'failing' || off === 'gone') && (
            <Menu.Item value="turnOn" onClick={send('turnOn.pressed')}>
              {t('turnOn')}
            </Menu.Item>
          )}
          <Menu.Item value="remove" colorPalette="danger" onClick={send('remove.pressed')}>
            {t('remove')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

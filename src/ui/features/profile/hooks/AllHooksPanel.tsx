import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AnyHook } from '#contract/hooks/hooks.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import IconHook from '~icons/ph/webhooks-logo';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { AccountRow } from '../account/AccountRow.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import { rowWords } from './hookWords.ts';
import { StateBadge } from './StateBadge.tsx';
import type { ShelfOfHooks } from './useHookShelf.ts';

interface AllHooksPanelProps {
  readonly shelf: ShelfOfHooks;
  readonly hooks: readonly AnyHook[];
}

/** Everybody's hooks, which Admins may turn off, on again, or remove. */
export function AllHooksPanel({ shelf, hooks }: AllHooksPanelProps) {
  const t = useMessages('webHooks');
  const [ending, setEnding] = useState<AnyHook | null>(null);
  const order = (kind: 'off' | 'on' | 'end', hookId: string) =>
    shelf.send({ type: 'order.given', order: { kind, hookId } });
  return (
    <ProfilePanel title={t('allTitle')}>
      {hooks.length === 0 && (
        <PanelBody>
          <Text textStyle="dense">{t('allEmpty')}</Text>
        </PanelBody>
      )}
      <Box as="ul">
        {hooks.map((hook) => {
          const { hookId, name, off, makerName } = hook;
          return (
            <AccountRow
              key={hookId}
              icon={<IconHook />}
              title={
                <>
                  {name} <StateBadge hook={hook} />
                </>
              }
              words={`${t('madeBy', { name: makerName })} · ${rowWords(t, hook)}`}
            >
              {off === null && (
                <ActionButton size="sm" onClick={() => order('off', hookId)}>
                  {t('turnOff')}
                </ActionButton>
              )}
              {off !== null && off !== 'role' && off !== 'suspended' && (
                <ActionButton size="sm" onClick={() => order('on', hookId)}>
                  {t('turnOn')}
                </ActionButton>
              )}
              <ActionButton size="sm" colorPalette="danger" onClick={() => setEnding(hook)}>
                {t('remove')}
              </ActionButton>
            </AccountRow>
          );
        })}
      </Box>
      {ending !== null && (
        <ModalDialog
          title={t('removeTitle', { name: ending.name })}
          isOpen
          onClose={() => setEnding(null)}
          confirm={{
            words: t('remove'),
            isDestructive: true,
            onConfirm: () => {
              order('end', ending.hookId);
              setEnding(null);
            },
          }}
        >
          {t('removeWords')}
        </ModalDialog>
      )}
    </ProfilePanel>
  );
}

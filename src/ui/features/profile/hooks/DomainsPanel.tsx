import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectHooksFailure, selectHooksState } from '#src/machines/hooks/hookShelf.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormTextarea } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { ShelfOfHooks } from './useHookShelf.ts';

const DISCORD = 'discord.com';

const linesOf = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter((line) => line !== '');

interface DomainsPanelProps {
  readonly shelf: ShelfOfHooks;
  readonly domains: readonly string[];
}

/** Where Admins let web hooks go. */
export function DomainsPanel({ shelf, domains }: DomainsPanelProps) {
  const t = useMessages('webHooks');
  const [typed, setTyped] = useState(domains.join('\n'));
  const state = useSelector(shelf, selectHooksState);
  const failure = useSelector(shelf, selectHooksFailure);
  const wanted = linesOf(typed);
  const isSame = wanted.join(' ') === domains.join(' ');
  const mistake = Object.entries(failure?.fields ?? {}).find(([field]) =>
    field.startsWith('domains'),
  )?.[1][0];
  return (
    <ProfilePanel title={t('domainsTitle')}>
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('domainsIntro')}
        </Text>
        <FormField label={t('domainsField')} hint={t('domainsFieldHint')} error={mistake} isAnnounced>
          <FormTextarea
            rows={3}
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FormField>
        <Flex wrap="wrap" gap="2">
          <ActionButton
            size="sm"
            isBusy={state === 'ordering'}
            disabled={isSame}
            onClick={() => shelf.send({ type: 'order.given', order: { kind: 'domains', domains: wanted } })}
          >
            {t('domainsSave')}
          </ActionButton>
          {!wanted.includes(DISCORD) && (
            <ActionButton size="sm" onClick={() => setTyped([...wanted, DISCORD].join('\n'))}>
              {t('addDiscord')}
            </ActionButton>
          )}
        </Flex>
      </PanelBody>
    </ProfilePanel>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportNext } from '#contract/admin/imports.ts';
import { useBusyAction } from '../../components/useBusyAction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** What is asked of the server next; each leads to another page, or throws with words. */
export interface NextPorts {
  /** Opens a draft against bots. */
  readonly draftIt: (game: string, template: string) => Promise<void>;
  /** Opens a table and goes to its lobby. */
  readonly hostTable: (game: string, template: string) => Promise<void>;
  readonly publish: (game: string, version: string) => Promise<unknown>;
}

interface NextStepsProps {
  /** The slug. */
  readonly game: string;
  readonly next: ImportNext;
  readonly ports: NextPorts;
}

/** After an import: draft its cards, or host a table, which publishes the game where that is left to do. */
export function NextSteps({ game, next, ports }: NextStepsProps) {
  const t = useMessages('imports');
  const { isBusy, failure, run } = useBusyAction();
  const [hasPublished, setPublished] = useState(false);
  const { template, status, version, missing } = next;
  if (template === null)
    return (
      <SystemProvider>
        <InlineAlert status="info" title={t('notDraftable')}>
          {missing}
        </InlineAlert>
      </SystemProvider>
    );
  const isPublic = status === 'published' || hasPublished;
  const host = () =>
    run(async () => {
      if (!isPublic) {
        await ports.publish(game, version);
        // A table that cannot be opened leaves the game published.
        setPublished(true);
      }
      await ports.hostTable(game, template);
    });
  return (
    <SystemProvider>
      <Flex direction="column" gap="2">
        <Text color="fg.muted" textStyle="hint">
          {isPublic ? t('nextPublished') : t('nextUnpublished')}
        </Text>
        <Flex gap="3" wrap="wrap">
          <ActionButton isBusy={isBusy} onClick={() => void run(() => ports.draftIt(game, template))}>
            {t('draftIt')}
          </ActionButton>
          <ActionButton
            variant="outline"
            isBusy={isBusy}
            hasSpinner={false}
            reason={isPublic ? undefined : (missing ?? undefined)}
            onClick={() => void host()}
          >
            {isPublic ? t('hostTable') : t('publishAndHost')}
          </ActionButton>
        </Flex>
        {failure !== '' && (
          <InlineAlert status="error" title={t('nextFailed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
      </Flex>
    </SystemProvider>
  );
}

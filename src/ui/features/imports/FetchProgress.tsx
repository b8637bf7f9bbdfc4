import { Flex, Progress, Text } from '@chakra-ui/react';
import type { ImportView } from '#contract/admin/imports.ts';
import type { ImportWizardEvent } from '#src/machines/lists/importWizard.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface FetchProgressProps {
  readonly view: ImportView;
  readonly wizard: { readonly isBusy: boolean; readonly send: (event: ImportWizardEvent) => void };
}

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => Math.round(bytes / (MEGABYTE / 10)) / 10;

/** How much of what an import fetches is here, and the way to stop it. */
export function FetchProgress({ view, wizard: { isBusy, send } }: FetchProgressProps) {
  const t = useMessages('imports');
  const { done, total } = view.progress ?? { done: 0, total: 0 };
  const words =
    total > 0
      ? t('fetchedOf', { done: megabytes(done), total: megabytes(total) })
      : t('fetchedSome', { done: megabytes(done) });
  return (
    <SystemProvider>
      <Flex gap="4" align="center" width="full">
        <Progress.Root
          flex="1"
          value={total > 0 ? Math.min(done, total) : null}
          max={Math.max(1, total)}
          aria-live="polite"
        >
          <Flex justify="space-between" mb="1">
            <Progress.Label>{t('fetchingFrom', { name: view.source?.name ?? view.fileName })}</Progress.Label>
            <Text textStyle="hint" color="fg.muted">
              {words}
            </Text>
          </Flex>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <ActionButton variant="outline" isBusy={isBusy} onClick={() => send({ type: 'discard.pressed' })}>
          {t('stop')}
        </ActionButton>
      </Flex>
    </SystemProvider>
  );
}

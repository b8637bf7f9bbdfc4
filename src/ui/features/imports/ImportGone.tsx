import { Button, Flex } from '@chakra-ui/react';
import type { ImportView } from '#contract/admin/imports.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface UndoneImportProps {
  readonly view: ImportView;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onRedo: () => void;
}

/** An import that is undone, with the way to redo it. */
export function UndoneImport({ view, isBusy, failure, onRedo }: UndoneImportProps) {
  const t = useMessages('imports');
  return (
    <SystemProvider>
      <InlineAlert
        status={failure === null ? 'info' : 'error'}
        title={t('undoneTitle')}
        isAnnounced
        action={
          view.isKept ? (
            <ActionButton isBusy={isBusy} onClick={onRedo}>
              {t('redo')}
            </ActionButton>
          ) : undefined
        }
      >
        {failure ?? (view.isKept ? t('undoneHint', { day: new Date(view.keptUntilMs) }) : t('undoneForGood'))}
      </InlineAlert>
    </SystemProvider>
  );
}

interface DiscardedImportProps {
  readonly file: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onRestore: () => void;
  readonly onOthers?: (() => void) | undefined;
}

/** An import that was thrown away, with the way to bring it back. */
export function DiscardedImport({ file, isBusy, failure, onRestore, onOthers }: DiscardedImportProps) {
  const t = useMessages('imports');
  return (
    <SystemProvider>
      <InlineAlert
        status={failure === null ? 'info' : 'error'}
        title={t('discardedTitle', { file })}
        isAnnounced
        action={
          <Flex gap="2" wrap="wrap">
            <ActionButton isBusy={isBusy} onClick={onRestore}>
              {t('restore')}
            </ActionButton>
            {onOthers && <Button onClick={onOthers}>{t('otherFiles')}</Button>}
          </Flex>
        }
      >
        {failure ?? t('discardedHint')}
      </InlineAlert>
    </SystemProvider>
  );
}

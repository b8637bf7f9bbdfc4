import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';

interface UnloadedProps {
  readonly title: string;
  readonly words: string;
  readonly onRetry: () => void;
}

/** Something of an import didn't come: why, and the way to ask again. */
export function Unloaded({ title, words, onRetry }: UnloadedProps) {
  const t = useMessages('admin');
  return (
    <InlineAlert
      status="error"
      title={title}
      isAnnounced
      action={<ActionButton onClick={onRetry}>{t('retry')}</ActionButton>}
    >
      {words}
    </InlineAlert>
  );
}

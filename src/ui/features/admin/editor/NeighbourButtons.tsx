import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconNext from '~icons/ph/caret-down-bold';
import IconPrevious from '~icons/ph/caret-up-bold';

interface NeighbourButtonsProps {
  readonly rows: readonly { readonly id: string }[];
  /** The open row; nothing is shown where it isn't on this page of the grid. */
  readonly id: string | null;
  readonly onOpen: (id: string) => void;
}

/** To the rows before and after the open one, in the order of the grid. */
export function NeighbourButtons({ rows, id, onOpen }: NeighbourButtonsProps) {
  const t = useMessages('admin');
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  return (
    <SystemProvider>
      <IconActionButton
        size="sm"
        label={t('previous')}
        reason={previous === undefined ? t('isFirst') : undefined}
        onClick={() => previous && onOpen(previous.id)}
      >
        <IconPrevious aria-hidden="true" />
      </IconActionButton>
      <IconActionButton
        size="sm"
        label={t('next')}
        reason={next === undefined ? t('isLast') : undefined}
        onClick={() => next && onOpen(next.id)}
      >
        <IconNext aria-hidden="true" />
      </IconActionButton>
    </SystemProvider>
  );
}

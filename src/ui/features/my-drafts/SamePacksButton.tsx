import { useEffect } from 'react';
import IconPacks from '~icons/ph/cards-three';
import { IconButton } from '../../kit/Button.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useNotify } from '../shell/actors.tsx';

interface SamePacksProps {
  readonly name: string;
  /** Goes to a table with the packs of this draft, against bots; throws when that fails. */
  readonly onStart: () => Promise<void>;
}

/** Drafts the packs of a draft that is over once more. */
export function SamePacksButton({ name, onStart }: SamePacksProps) {
  const notify = useNotify();
  const { isBusy, failure, run } = useBusyAction();
  useEffect(() => {
    if (failure !== '') notify({ kind: 'error', text: failure });
  }, [failure, notify]);
  return (
    <IconButton
      label={`Same packs again: ${name}`}
      title="Same packs again"
      variant="outline"
      isBusy={isBusy}
      onClick={() => void run(onStart)}
    >
      <IconPacks aria-hidden="true" />
    </IconButton>
  );
}

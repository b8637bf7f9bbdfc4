import { useState } from 'react';
import type { AdminGame } from '#contract/admin/games.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';

interface DeleteGameDialogProps {
  readonly game: AdminGame;
  readonly remove: (name: string) => Promise<void>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`];

/** "214 cards, 3 packs and 1 template", or '' for an empty game. */
export function whatGoesAlong({ usage }: Pick<AdminGame, 'usage'>): string {
  const parts = [
    ...counted(usage.cards, 'card', 'cards'),
    ...counted(usage.sets, 'set', 'sets'),
    ...counted(usage.packs, 'pack', 'packs'),
    ...counted(usage.templates, 'template', 'templates'),
  ];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Asks for the game's name before it goes for good. */
export function DeleteGameDialog({ game, remove, onClose, onDeleted }: DeleteGameDialogProps) {
  const { name } = game.definition;
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run } = useBusyAction();
  const along = whatGoesAlong(game);
  const confirm = () =>
    void run(async () => {
      await remove(typed);
      onDeleted();
    });
  return (
    <ModalDialog
      title={`Delete ${name}?`}
      isOpen
      onClose={onClose}
      isPersistent
      isLoading={isBusy}
      cancelWords="Keep the game"
      confirm={{
        words: 'Delete the game',
        busyWords: 'Deleting',
        isDestructive: true,
        reason: typed.trim() === name ? undefined : `Type ${name} first`,
        onConfirm: confirm,
      }}
    >
      <div className="col g16">
        <p>
          {along === '' ? 'It has no cards yet.' : `${along} go with it.`} This cannot be undone. Archive it
          instead if you may want it again.
        </p>
        {failure !== '' && (
          <InlineNotice kind="error" isSpoken>
            {failure}
          </InlineNotice>
        )}
        <Field label={`Type ${name} to delete it`}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ModalDialog>
  );
}

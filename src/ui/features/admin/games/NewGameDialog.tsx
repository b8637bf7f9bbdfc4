import { type FormEvent, useId, useState } from 'react';
import { type GameChanged, type NewGame, newGameSchema, slugOf } from '#contract/admin/games.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { fieldErrorsOf, NO_ERRORS } from '#src/ui/members/fieldErrors.ts';
import { useFieldAction } from '../kit/useFieldAction.ts';

interface NewGameDialogProps {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly make: (game: NewGame) => Promise<GameChanged>;
  readonly onClose: () => void;
  readonly onMade: (made: GameChanged) => void;
}

/** Name, address and what to begin with: enough to make a game. */
export function NewGameDialog({ games, make, onClose, onMade }: NewGameDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [like, setLike] = useState('');
  const [mistakes, setMistakes] = useState(NO_ERRORS);
  const { isBusy, errors, failure, run } = useFieldAction();
  const slug = ownSlug ?? slugOf(name);
  const shown = { ...errors, ...mistakes };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const wish = { name, slug, like: like === '' ? null : like };
    const found = fieldErrorsOf(newGameSchema, wish);
    setMistakes(found);
    if (Object.keys(found).length === 0) void run(async () => onMade(await make(wish)));
  };
  return (
    <ModalDialog
      title="New game"
      isOpen
      onClose={onClose}
      isPersistent
      isLoading={isBusy}
      width="form"
      confirm={{ words: 'Make the game', busyWords: 'Making', onConfirm: send }}
    >
      <form id={formId} className="col g16" onSubmit={send} noValidate>
        {failure !== '' && Object.keys(errors).length === 0 && (
          <InlineNotice kind="error" isSpoken>
            {failure}
          </InlineNotice>
        )}
        <Field label="Name" error={shown.name} isRequired>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Address"
          error={shown.slug}
          hint="Stands in links and stays as it is: small letters, digits and hyphens."
        >
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              spellCheck={false}
              autoCapitalize="off"
              value={slug}
              onChange={(event) => setOwnSlug(event.target.value)}
            />
          )}
        </Field>
        <Field label="Begin with" error={shown.like}>
          {(control) => (
            <Select {...control} value={like} onChange={(event) => setLike(event.target.value)}>
              <option value="">Nothing: a deck of 40 cards and a sideboard</option>
              {games.map((game) => (
                <option key={game.slug} value={game.slug}>
                  The rules of {game.name}, without its cards
                </option>
              ))}
            </Select>
          )}
        </Field>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </ModalDialog>
  );
}

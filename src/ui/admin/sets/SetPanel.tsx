import { type FormEvent, useId, useState } from 'react';
import type { SetRow } from '#contract/admin/sets.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { Select } from '../../kit/Select.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { SetPorts } from './setParts.ts';

interface SetPanelProps {
  /** Null makes a new one. */
  readonly set: SetRow | null;
  readonly ports: SetPorts;
  readonly onClose: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** One set: its code, name and day. */
export function SetPanel({ set, ports, onClose, onDone }: SetPanelProps) {
  const { game: chosenGame, games, leaving } = useAdminShell();
  const [game, setGame] = useState(set?.game ?? (chosenGame || (games[0]?.slug ?? '')));
  const [code, setCode] = useState(set?.code ?? '');
  const [name, setName] = useState(set?.name ?? '');
  const [releasedOn, setReleasedOn] = useState(set?.releasedOn ?? '');
  const { isBusy, errors, failure, run } = useFieldAction();
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const form = { code, name, releasedOn: releasedOn === '' ? null : releasedOn };
    void run(async () => {
      if (set === null) {
        const { activityId } = await ports.make(game, form);
        onDone(`Made ${name.trim()}.`, activityId);
      } else {
        const { activityId } = await ports.change(set.id, form);
        onDone(activityId === null ? 'Nothing was different.' : `Saved ${name.trim()}.`, activityId);
      }
    });
  };
  const isChanged =
    code !== (set?.code ?? '') || name !== (set?.name ?? '') || releasedOn !== (set?.releasedOn ?? '');
  const discard = () => {
    leaving.letGo();
    onClose();
  };
  const carries = set !== null && set.printings > 0;
  return (
    <SidePanel
      title={set === null ? 'New set' : set.name}
      onClose={onClose}
      isChanged={isChanged}
      foot={
        <>
          <Button variant="ghost" onClick={discard}>
            Discard
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            isBusy={isBusy}
            reason={set === null || isChanged ? undefined : 'Nothing is changed.'}
          >
            {set === null ? 'Make the set' : 'Save set'}
          </Button>
        </>
      }
    >
      {failure !== '' && (
        <InlineNotice kind="error" title="The set was not saved" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <form id={formId} className="col g16" onSubmit={save} noValidate>
        {set === null && (
          <Field label="Game" error={errors.game}>
            {(control) => (
              <Select {...control} value={game} onChange={(event) => setGame(event.target.value)}>
                {games.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Name" error={errors.name} isRequired>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={120}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Code"
          error={errors.code}
          isRequired
          hint={carries ? 'Its printings carry the code, so it stays.' : 'Short, as EMB; unique in its game.'}
        >
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              value={code}
              maxLength={20}
              readOnly={carries}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Field label="Released on" error={errors.releasedOn} hint="May stay empty.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={releasedOn}
              onChange={(event) => setReleasedOn(event.target.value)}
            />
          )}
        </Field>
      </form>
    </SidePanel>
  );
}

import { type FormEvent, useId, useState } from 'react';
import type { SetForm, SetRow } from '#contract/admin/sets.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useRowNow } from '../kit/useRowNow.ts';
import { useTypedOver } from '../kit/useTypedOver.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { SetPorts } from './setParts.ts';

interface SetPanelProps {
  /** Null makes a new one. */
  readonly set: SetRow | null;
  readonly ports: SetPorts;
  readonly onClose: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

function formOf(set: SetRow | null): SetForm {
  if (set === null) return { code: '', name: '', releasedOn: null };
  const { code, name, releasedOn } = set;
  return { code, name, releasedOn };
}

/** One set: its code, name and day. */
export function SetPanel({ set: given, ports, onClose, onDone }: SetPanelProps) {
  const { game: chosenGame, games, leaving } = useAdminShell();
  const { row: set, readAgain } = useRowNow(given, ports.table.row);
  const { form, isChanged, type } = useTypedOver(formOf(set));
  const [game, setGame] = useState(set?.game ?? (chosenGame || (games[0]?.slug ?? '')));
  const { isBusy, errors, failure, run } = useFieldAction({ onMeanwhile: readAgain });
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (set === null) {
        const { activityId } = await ports.make(game, form);
        onDone(`Made ${form.name.trim()}.`, activityId);
      } else {
        const { activityId } = await ports.change(set.id, { version: set.version, ...form });
        onDone(activityId === null ? 'Nothing was different.' : `Saved ${form.name.trim()}.`, activityId);
      }
    });
  };
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
              value={form.name}
              maxLength={120}
              onChange={(event) => type({ name: event.target.value })}
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
              value={form.code}
              maxLength={20}
              readOnly={carries}
              onChange={(event) => type({ code: event.target.value })}
            />
          )}
        </Field>
        <Field label="Released on" error={errors.releasedOn} hint="May stay empty.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={form.releasedOn ?? ''}
              onChange={(event) => type({ releasedOn: event.target.value || null })}
            />
          )}
        </Field>
      </form>
    </SidePanel>
  );
}

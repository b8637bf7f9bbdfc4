import { useState } from 'react';
import type { AddedList, AddList } from '#contract/admin/workshop.ts';
import { NumberField } from '../admin/packs/NumberField.tsx';
import { saying } from '../admin/packs/saying.ts';
import { useBusyAction } from '../home/useBusyAction.ts';
import { Button } from '../kit/Button.tsx';
import { textFileOf } from '../kit/chosenFiles.ts';
import { Field } from '../kit/Field.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { TextArea, TextInput } from '../kit/TextInput.tsx';

interface NewListFormProps {
  readonly game: string;
  readonly gameName: string;
  readonly addList: (list: AddList) => Promise<AddedList>;
  readonly onAdded: (added: AddedList) => void;
  readonly onCancel: () => void;
}

/** A list of cards becomes a pack and a draft of it. */
export function NewListForm({ game, gameName, addList, onAdded, onCancel }: NewListFormProps) {
  const [list, setList] = useState<Omit<AddList, 'game'>>({
    name: '',
    text: '',
    packSize: 15,
    packs: 3,
    seats: 8,
  });
  const { isBusy, failure, run } = useBusyAction();
  const set = (changes: Partial<typeof list>) => setList((before) => ({ ...before, ...changes }));
  const readFile = (files: FileList) =>
    run(async () => {
      const file = await textFileOf(files);
      const text = await file.text();
      setList((before) => ({ ...before, text, name: before.name || titleOf(file.name) }));
    });
  return (
    <form
      className="workshop-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onAdded(await saying(() => addList({ game, ...list }))));
      }}
    >
      <Field label="Name of the list">
        {(control) => (
          <TextInput {...control} value={list.name} onChange={({ target }) => set({ name: target.value })} />
        )}
      </Field>
      <Field
        label="Cards"
        hint={`One a line, as “4 Name” or “Name (SET) 12”. Every card has to be one of ${gameName}.`}
        aside={
          <label className="link t14">
            Open a file
            <input
              className="vh"
              type="file"
              accept=".txt,.csv,text/plain"
              onChange={({ target }) => {
                if (target.files?.length) void readFile(target.files);
                target.value = '';
              }}
            />
          </label>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            face="mono"
            rows={10}
            value={list.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
      </Field>
      <div className="slot-cells">
        <NumberField
          label="Cards in a pack"
          least={1}
          most={60}
          value={list.packSize}
          onChange={(packSize) => set({ packSize })}
        />
        <NumberField
          label="Packs each"
          least={1}
          most={20}
          value={list.packs}
          onChange={(packs) => set({ packs })}
        />
        <NumberField
          label="Seats"
          least={1}
          most={16}
          value={list.seats}
          onChange={(seats) => set({ seats })}
        />
      </div>
      <p className="muted t14">
        A table needs <b className="num">{list.packSize * list.packs * list.seats}</b> cards.
      </p>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <div className="row g8">
        <Button variant="solid" type="submit" isBusy={isBusy}>
          Make the list
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const titleOf = (fileName: string) => fileName.replace(/\.[a-z0-9]+$/i, '').slice(0, 60);

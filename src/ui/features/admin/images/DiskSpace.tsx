import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import type { ImagePartProps } from './imageParts.ts';
import { megabytesOf, sizeWords } from './sizeWords.ts';

/** What pictures take up of the disk, and the most that they may. */
export function DiskSpace({ view, ports, onChanged }: ImagePartProps) {
  const { isBusy, errors, failure, run } = useFieldAction();
  const [typed, setTyped] = useState<string | null>(null);
  const megabytes = typed ?? String(megabytesOf(view.mostBytes));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { activityId } = await ports.limitTo(Number(megabytes));
      setTyped(null);
      onChanged(
        activityId === null ? 'Nothing was different.' : `Pictures may take up ${megabytes} MB.`,
        activityId,
      );
    });
  };
  const words = `${sizeWords(view.bytes)} of ${sizeWords(view.mostBytes)}`;
  return (
    <Panel look="flat" className="images-part" aria-labelledby="disk-space">
      <h2 id="disk-space">Space</h2>
      <p className="t14">
        <b>{words}</b>, {view.files.toLocaleString('en')} files
      </p>
      <Meter label="Space" value={view.bytes} max={view.mostBytes} words={words} tone="teal" />
      <form className="images-line" onSubmit={save} noValidate>
        <Field
          label="Disk limit in megabytes"
          error={errors.megabytes}
          hint="The pictures least asked for go first."
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={megabytes}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isBusy}>
          Set limit
        </Button>
      </form>
      {failure !== '' && errors.megabytes === undefined && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
    </Panel>
  );
}

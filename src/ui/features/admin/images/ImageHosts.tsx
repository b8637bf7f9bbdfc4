import { type FormEvent, useState } from 'react';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import type { ImagePartProps } from './imageParts.ts';

/** The sites whose pictures are shown; all others are refused. */
export function ImageHosts(props: ImagePartProps) {
  const { view, ports, onChanged } = props;
  const { isBusy, failure, run } = useBusyAction();
  const forbid = (host: string) =>
    run(async () => {
      const { activityId } = await ports.forbid(host);
      onChanged(`Pictures from ${host} are not shown any more.`, activityId);
    });
  return (
    <Panel look="flat" className="images-part" aria-labelledby="image-hosts">
      <h2 id="image-hosts">Allowed hosts</h2>
      <p className="muted t14">
        Pictures are fetched from these sites alone, over https, and never from addresses inside a network.
      </p>
      <StrayHosts {...props} />
      <NewHost {...props} />
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <ul className="images-hosts">
        {view.hosts.map(({ host, addedBy }) => (
          <li key={host}>
            <span className="grow">
              <b className="num">{host}</b>
              <small className="muted">{addedBy === null ? 'came with Passleft' : `by ${addedBy}`}</small>
            </span>
            <Button
              size="sm"
              variant="ghost"
              isBusy={isBusy}
              aria-label={`Forbid ${host}`}
              onClick={() => void forbid(host)}
            >
              Forbid
            </Button>
          </li>
        ))}
      </ul>
      {view.hosts.length === 0 && <p className="muted t14">No site is allowed: cards are drawn as text.</p>}
    </Panel>
  );
}

/** Hosts that cards have pictures at and nobody has allowed: without a word their cards would stay without pictures. */
function StrayHosts({ view, ports, onChanged }: ImagePartProps) {
  const { isBusy, failure, run } = useBusyAction();
  const allow = (host: string) =>
    run(async () => {
      const { activityId } = await ports.allow(host);
      onChanged(`Pictures from ${host} are shown.`, activityId);
    });
  return view.strayHosts.map(({ host, pictures }) => (
    <InlineNotice
      key={host}
      kind="warning"
      title={`${pictures === 1 ? 'One picture lies' : `${pictures.toLocaleString('en')} pictures lie`} at ${host}`}
      action={
        <Button isBusy={isBusy} aria-label={`Allow ${host}`} onClick={() => void allow(host)}>
          Allow
        </Button>
      }
    >
      {failure === '' ? 'It is not allowed, so that their cards are drawn as text.' : failure}
    </InlineNotice>
  ));
}

function NewHost({ ports, onChanged }: ImagePartProps) {
  const { isBusy, errors, failure, run } = useFieldAction();
  const [host, setHost] = useState('');
  const allow = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { activityId } = await ports.allow(host);
      setHost('');
      onChanged(
        activityId === null ? 'That host is allowed already.' : `Pictures from ${host.trim()} are shown.`,
        activityId,
      );
    });
  };
  return (
    <form className="images-line" onSubmit={allow} noValidate>
      <Field label="Host" error={errors.host ?? (failure || undefined)} hint="Such as cards.example.org.">
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            autoComplete="off"
            spellCheck={false}
            value={host}
            onChange={(event) => setHost(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={isBusy}>
        Allow
      </Button>
    </form>
  );
}

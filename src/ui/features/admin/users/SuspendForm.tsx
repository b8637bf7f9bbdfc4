import { type FormEvent, useState } from 'react';
import { SUSPENSION_REASON_LENGTH, type UserDetail } from '#contract/admin/users.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useUnsaved } from '../shell/leaving.ts';
import { momentWords } from './momentWords.ts';
import type { UserChanged, UserPorts } from './userParts.ts';

interface SuspendFormProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'suspend' | 'lift'>;
  readonly onChanged: UserChanged;
}

const DAY_MS = 86_400_000;
const TERMS = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: 'Thirty days' },
  { value: 'date', label: 'Until a day' },
  { value: 'none', label: 'Until it is lifted' },
] as const;
type Term = (typeof TERMS)[number]['value'];

function endOf(term: Term, day: string): number | null {
  if (term === 'none') return null;
  if (term === 'date') return new Date(`${day}T23:59:59`).getTime();
  return Date.now() + Number(term) * DAY_MS;
}

/** Keeps somebody out for a while, or lets them in again. */
export function SuspendForm(props: SuspendFormProps) {
  return props.user.suspension === null ? <Suspend {...props} /> : <Lift {...props} />;
}

function Lift({ user, ports, onChanged }: SuspendFormProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { reason = '', untilUtc = null } = user.suspension ?? {};
  const lift = () =>
    run(async () => {
      const { activityId } = await ports.lift(user.id);
      onChanged(`${user.handle} may come in again.`, activityId);
    });
  return (
    <section className="user-part" aria-label="Suspension">
      <h3>Suspended</h3>
      <p className="t14">
        {untilUtc === null ? 'Until it is lifted' : `Until ${momentWords(untilUtc)}`}: {reason}
      </p>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <Button isBusy={isBusy} onClick={() => void lift()}>
        Lift the suspension
      </Button>
    </section>
  );
}

function Suspend({ user, ports, onChanged }: SuspendFormProps) {
  const [reason, setReason] = useState('');
  const [term, setTerm] = useState<Term>('7');
  const [day, setDay] = useState('');
  useUnsaved(reason.trim() !== '');
  const { isBusy, errors, failure, run } = useFieldAction();
  const untilMs = endOf(term, day);
  const isDayMissing = term === 'date' && !Number.isFinite(untilMs);
  const suspend = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { activityId } = await ports.suspend(user.id, { reason, untilMs: endOf(term, day) });
      onChanged(`Suspended ${user.handle}.`, activityId);
    });
  };
  return (
    <section className="user-part" aria-label="Suspension">
      <h3>Suspend</h3>
      {failure !== '' && (
        <InlineNotice kind="error" title={`${user.handle} was not suspended`} isSpoken>
          {failure}
        </InlineNotice>
      )}
      <form className="col g12" onSubmit={suspend} noValidate>
        <Field label={`Reason, shown to ${user.handle}`} error={errors.reason} isRequired>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={SUSPENSION_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Field label="For how long" error={term === 'date' ? undefined : errors.untilMs}>
          {(control) => (
            <Select
              {...control}
              value={term}
              onChange={(event) =>
                setTerm(TERMS.find(({ value }) => value === event.target.value)?.value ?? '7')
              }
            >
              {TERMS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {term === 'date' && (
          <Field label="Last day" error={errors.untilMs} isRequired>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            )}
          </Field>
        )}
        <p className="muted t13">
          Signs {user.handle} out everywhere. Running tables keep the seat with a bot; decks and results stay.
        </p>
        <Button
          type="submit"
          variant="danger"
          isBusy={isBusy}
          isDisabled={isDayMissing}
          reason={isDayMissing ? 'Choose the last day first.' : undefined}
        >
          Suspend {user.handle}
        </Button>
      </form>
    </section>
  );
}

import { useMemo, useState } from 'react';
import IconCopy from '~icons/ph/copy';
import { Button } from '../../../kit/Button.tsx';
import { QrCode } from '../../../kit/QrCode.tsx';
import { useSubmission } from '../../../members/useSubmission.ts';
import { useNotify } from '../../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { CodeField, useCopy } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { refusedFields } from './refusedFields.ts';
import { useProof } from './useProof.ts';

interface Secret {
  readonly secret: string;
  readonly address: string;
}

type Step =
  | { readonly kind: 'proof' }
  | { readonly kind: 'secret'; readonly secret: Secret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** From the password over the app's first code to the recovery codes. */
export function SecondFactorDialog(props: AccountDialogProps) {
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ kind: 'proof' });
  if (step.kind === 'proof')
    return <ProofStep {...props} onProved={(secret) => setStep({ kind: 'secret', secret })} />;
  if (step.kind === 'secret')
    return (
      <SecretStep
        {...props}
        secret={step.secret}
        onConfirmed={(codes) => setStep({ kind: 'codes', codes })}
      />
    );
  return (
    <RecoveryCodesDialog
      codes={step.codes}
      handle={props.user.handle}
      onKept={() => {
        notify({ kind: 'success', text: 'The second factor is on.' });
        props.onChanged();
        props.onClose();
      }}
    />
  );
}

interface ProofStepProps extends AccountDialogProps {
  readonly onProved: (secret: Secret) => void;
}

function ProofStep({ account, calls, onClose, onProved }: ProofStepProps) {
  const { missing, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => {
      const { startSecondFactor } = await calls();
      onProved(await startSecondFactor(proof));
    },
  });
  return (
    <DialogForm
      title="Add a second factor"
      words="Go on"
      busyWords="Checking"
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>You need an authenticator app on your phone or computer; any of them works.</p>
      <ProofField {...field} isFirst />
    </DialogForm>
  );
}

interface SecretStepProps extends AccountDialogProps {
  readonly secret: Secret;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

const QR_PX = 184;

function SecretStep({ calls, onClose, secret, onConfirmed }: SecretStepProps) {
  const [code, setCode] = useState('');
  const copy = useCopy();
  const { isBusy, refusal, submit } = useSubmission(
    async () => {
      const { confirmSecondFactor } = await calls();
      onConfirmed((await confirmSecondFactor(code)).recoveryCodes);
    },
    () => undefined,
  );
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  return (
    <DialogForm
      title="Scan this with your app"
      words="Confirm"
      busyWords="Checking"
      reason={code.replaceAll(/\s/g, '').length < 6 ? 'Enter the six digits first.' : undefined}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <div className="account-secret">
        <QrCode
          text={secret.address}
          size={QR_PX}
          label="QR code of the key for your app"
          className="account-qr"
        />
        <div className="grow">
          <p>No camera? Type this key into the app:</p>
          <p className="account-key">{inFours(secret.secret)}</p>
          <Button size="sm" onClick={() => copy.copy(secret.secret)}>
            <IconCopy aria-hidden="true" />
            {copy.isCopied ? 'Copied' : 'Copy the key'}
          </Button>
        </div>
      </div>
      <CodeField
        label="The six digits your app shows now"
        code={code}
        error={errors.code}
        isOnlyDigits
        onTyped={setCode}
      />
    </DialogForm>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

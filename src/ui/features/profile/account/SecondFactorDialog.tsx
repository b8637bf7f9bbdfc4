import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { QrCode } from '#src/ui/components/files/QrCode.tsx';
import IconCopy from '~icons/ph/copy';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useCopied } from '../../../components/useCopied.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { FactorField } from '../passkeys/useFreshProof.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { CodeField, isCodeMissing } from './CodeField.tsx';
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
  const t = useMessages('profile');
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
        notify({ kind: 'success', text: t('factorStarted') });
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
  const t = useMessages('profile');
  const [code, setCode] = useState('');
  const { asksForPasskey } = account.secondFactor;
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => {
      const { startSecondFactor } = await calls();
      onProved(await startSecondFactor({ ...proof, ...(asksForPasskey && { code: code.trim() }) }));
    },
  });
  return (
    <DialogForm
      title={t('addFactor')}
      words={t('continue')}
      busyWords={t('checking')}
      reason={missing ?? (asksForPasskey && isCodeMissing(code) ? t('codeMissing') : undefined)}
      {...form}
      onClose={onClose}
    >
      <p>{t('addFactorHint')}</p>
      <ProofField {...field} isFirst />
      {asksForPasskey && (
        <FactorField account={account} calls={calls} code={code} error={errors.code} onCode={setCode} />
      )}
    </DialogForm>
  );
}

interface SecretStepProps extends AccountDialogProps {
  readonly secret: Secret;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

const QR_PX = 172;

function SecretStep({ calls, onClose, secret, onConfirmed }: SecretStepProps) {
  const t = useMessages('profile');
  const [code, setCode] = useState('');
  const { copied, copy } = useCopied<'key'>();
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
      title={t('scanTitle')}
      words={t('confirmCode')}
      busyWords={t('checking')}
      reason={isCodeMissing(code) ? t('digitsMissing') : undefined}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="4">
        <Box flex="none" padding="1.5" borderRadius="control" background="#fbf3df">
          <QrCode text={secret.address} size={QR_PX} label={t('qrLabel')} />
        </Box>
        <Box flex="1" minWidth="11em">
          <p>{t('typeKey')}</p>
          <Text
            mt="1.5"
            mb="2.5"
            color="fg"
            fontFamily="mono"
            fontSize="15px"
            fontWeight="medium"
            lineHeight="22px"
            letterSpacing="0.02em"
            overflowWrap="anywhere"
          >
            {inFours(secret.secret)}
          </Text>
          <Button size="sm" onClick={() => copy('key', secret.secret)}>
            <IconCopy aria-hidden="true" />
            {copied !== null ? t('copied') : t('copyKey')}
          </Button>
        </Box>
      </Flex>
      <CodeField label={t('digitsLabel')} code={code} error={errors.code} isOnlyDigits onTyped={setCode} />
    </DialogForm>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { CallFailure } from '#src/machines/failure.ts';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { Remembered } from '../AuthLinks.tsx';
import { KeyCard } from '../KeyCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface ResetScreenProps {
  /** The token of the emailed link, already out of the address; null where the page was opened without one. */
  readonly token: string | null;
  readonly reset: (token: string, password: string) => Promise<unknown>;
}

/** A new password by an emailed link. Nobody is logged in by it. */
export function ResetScreen({ token, reset }: ResetScreenProps) {
  const t = useMessages('waysIn');
  const { state, refusal, isBusy, submit } = useSubmission((password: string) =>
    reset(token ?? '', password),
  );
  if (state === 'done') return <PasswordChanged />;
  if (token === null) return <NewLink title={t('resetIncompleteTitle')} words={t('resetIncomplete')} />;
  if (refusal && isSpentLink(refusal))
    return <NewLink title={t('resetSpentTitle')} words={t('resetSpent')} />;
  return (
    <AccountFrame title={t('resetTitle')} lead={t('resetLead')} emblem={<KeyCard />}>
      <PasswordForm isBusy={isBusy} refusal={refusal} onSubmit={submit} />
    </AccountFrame>
  );
}

/** A 400 that names no password is about the link itself. */
const isSpentLink = ({ status, fields }: CallFailure) =>
  (status === 400 || status === 404 || status === 410) && fields.password === undefined;

function PasswordChanged() {
  const t = useMessages('waysIn');
  return (
    <AccountFrame title={t('resetDoneTitle')} lead={t('resetDoneLead')} emblem={<KeyCard />}>
      <InlineAlert status="success" title={t('doneTitle')} isAnnounced takesFocus>
        {t('resetDone')}
      </InlineAlert>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/login">{t('logIn')}</Link>
      </Button>
    </AccountFrame>
  );
}

function NewLink({ title, words }: { readonly title: string; readonly words: string }) {
  const t = useMessages('waysIn');
  return (
    <AccountFrame title={title} lead={t('resetAgainLead')} emblem={<KeyCard />}>
      <InlineAlert status="warning" isAnnounced>
        {words}
      </InlineAlert>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/forgot-password">{t('resetAgain')}</Link>
      </Button>
      <Remembered />
    </AccountFrame>
  );
}

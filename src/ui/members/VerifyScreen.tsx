import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type EmailVerificationActor,
  selectIsChecking,
  selectIsResending,
  selectResendAtMs,
  selectVerificationRefusal,
} from '#src/machines/emailVerification.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import IconCheck from '~icons/ph/check-bold';
import IconPhone from '~icons/ph/device-mobile';
import { Envelope } from '../about/Envelope.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Button } from '../kit/Button.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { Lamp } from '../kit/Lamp.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { useUser } from '../shell/actors.tsx';
import { CodeForm } from './CodeForm.tsx';
import { DemoMailHint } from './DemoMailHint.tsx';
import { SendAgainButton } from './SendAgainButton.tsx';
import { Told } from './Told.tsx';
import { refusalWords } from './useSubmission.ts';
import './verify.css';

interface VerifyScreenProps {
  readonly verification: EmailVerificationActor;
  readonly isDemo: boolean;
}

/** Confirms an address by the letter's link, on whatever device it is opened, or by its code where the member is. */
export function VerifyScreen({ verification, isDemo }: VerifyScreenProps) {
  const state = useSelector(verification, stateOf);
  if (state === 'confirming') return <Confirming />;
  if (state === 'confirmed') return <Confirmed verification={verification} />;
  if (state === 'refused') return <LinkRefused verification={verification} isDemo={isDemo} />;
  return <Asking verification={verification} isDemo={isDemo} />;
}

function stateOf(
  snapshot: ReturnType<EmailVerificationActor['getSnapshot']>,
): 'confirming' | 'confirmed' | 'refused' | 'asking' {
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('confirmed')) return 'confirmed';
  return snapshot.matches('refused') ? 'refused' : 'asking';
}

interface LetterProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly isDone?: boolean;
  readonly children?: ReactNode;
  /** Stands under the panel. */
  readonly below?: ReactNode;
}

/** A letter under the lamp and what is to be done with it. */
const LetterPage = ({ title, lead, isDone = false, children, below }: LetterProps) => (
  <Lamp x="50%" y="230px" width="640px" height="420px">
    <div className="letter">
      <Panel look="lit" pad="none" className="letter-panel">
        <div className="letter-envelope" aria-hidden="true">
          <CardBack width={104} />
          <CardBack width={104} />
          <Envelope shape="pocket" />
          {isDone && (
            <span className="letter-tick">
              <IconCheck />
            </span>
          )}
        </div>
        <h1>{title}</h1>
        <p className="muted letter-lead">{lead}</p>
        {children}
      </Panel>
      {below}
    </div>
  </Lamp>
);

const NotNow = () => (
  <Link to="/drafts" className="link letter-below">
    Not now, go to the tables
  </Link>
);

const Confirming = () => (
  <LetterPage title="Confirming your address" lead="One moment, the letter is being read.">
    <p className="letter-wait" role="status">
      <Spinner />
      <span className="vh">Confirming your address</span>
    </p>
  </LetterPage>
);

function Confirmed({ verification }: Pick<VerifyScreenProps, 'verification'>) {
  const email = useSelector(verification, ({ context }) => context.email);
  const isHere = useUser() !== null;
  return (
    <LetterPage title="Your address is confirmed" lead={email && <b>{email}</b>} isDone>
      <div className="letter-body">
        <Told kind="success" title="All set">
          {isHere
            ? 'You can host tables that everybody finds in the list.'
            : 'You can close this page: wherever you are logged in, the site notices by itself.'}
        </Told>
        <Button asChild variant="solid" size="lg" width="full">
          {isHere ? <Link to="/drafts">Go to the tables</Link> : <Link to="/login">Log in</Link>}
        </Button>
      </div>
    </LetterPage>
  );
}

/** Whether a call got no answer at all, so that the same may be tried again. */
const isUnanswered = ({ status }: CallFailure) => status === null || status >= 500;

function LinkRefused({ verification, isDemo }: VerifyScreenProps) {
  const email = useSelector(verification, ({ context }) => context.email);
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'link'));
  const isConfirmed = useUser()?.isVerified ?? false;
  if (refusal && isUnanswered(refusal))
    return (
      <LetterPage title="The server did not answer" lead="Your link is still good.">
        <div className="letter-body">
          <InlineNotice kind="error" isSpoken>
            {refusalWords(refusal)}
          </InlineNotice>
          <Button
            variant="solid"
            size="lg"
            width="full"
            onClick={() => verification.send({ type: 'retry.asked' })}
          >
            Try again
          </Button>
        </div>
      </LetterPage>
    );
  if (isConfirmed)
    return (
      <LetterPage title="This link no longer works" lead="It was used already, or its 24 hours are over.">
        <div className="letter-body">
          <p className="muted">
            Your address <b>{email}</b> is confirmed. To use another one, change it in your profile.
          </p>
          <Button asChild variant="solid" size="lg" width="full">
            <Link to="/profile" search={{ tab: 'account' }}>
              Open my profile
            </Link>
          </Button>
        </div>
      </LetterPage>
    );
  return (
    <LetterPage title="This link no longer works" lead="It was used already, or its 24 hours are over.">
      <div className="letter-body">
        {email === null ? (
          <>
            <p className="muted">Log in, and we send you a new letter.</p>
            <Button asChild variant="solid" size="lg" width="full">
              <Link to="/login" search={{ redirect: '/verify-email' }}>
                Log in
              </Link>
            </Button>
          </>
        ) : (
          <>
            <p className="muted">
              A new letter goes to <b>{email}</b>.
            </p>
            <SendAgain verification={verification} isMain />
            <DemoMailHint isDemo={isDemo} />
          </>
        )}
      </div>
    </LetterPage>
  );
}

interface SendAgainProps extends Pick<VerifyScreenProps, 'verification'> {
  readonly isMain?: boolean;
}

function SendAgain({ verification, isMain = false }: SendAgainProps) {
  const isBusy = useSelector(verification, selectIsResending);
  const fromMs = useSelector(verification, selectResendAtMs);
  return (
    <SendAgainButton
      fromMs={fromMs ?? 0}
      isBusy={isBusy}
      isMain={isMain}
      onPress={() => verification.send({ type: 'resend.asked' })}
    />
  );
}

/** Said to readers too; the button beside it counts down meanwhile. */
function ResendOutcome({ verification }: Pick<VerifyScreenProps, 'verification'>) {
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'resend'));
  const wasSent = useSelector(verification, selectResendAtMs) !== null;
  return (
    <>
      <p className="letter-sent" role="status">
        {wasSent && 'A new letter is on its way.'}
      </p>
      {refusal && (
        <InlineNotice kind="error" isSpoken>
          {refusalWords(refusal)}
        </InlineNotice>
      )}
    </>
  );
}

function Asking({ verification, isDemo }: VerifyScreenProps) {
  const email = useSelector(verification, ({ context }) => context.email);
  const isChecking = useSelector(verification, selectIsChecking);
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'code'));
  const isGuest = useUser()?.isGuest ?? false;
  if (isGuest) return <GuestHere />;
  if (email === null) return <NobodyHere />;
  return (
    <LetterPage
      title="Confirm your address"
      lead={
        <>
          We sent a letter with a link and a code to <br />
          <b>{email}</b>
        </>
      }
      below={<NotNow />}
    >
      <CodeForm
        isBusy={isChecking}
        refusal={refusal}
        onCode={(code) => verification.send({ type: 'code.submitted', code })}
      />
      <div className="letter-body">
        <ResendOutcome verification={verification} />
        <div className="letter-acts">
          <SendAgain verification={verification} />
          <Button asChild>
            <Link to="/profile" search={{ tab: 'account' }}>
              Change address
            </Link>
          </Button>
        </div>
        <DemoMailHint isDemo={isDemo} />
      </div>
      <p className="letter-hint">
        <IconPhone aria-hidden="true" />
        <span>
          Opened the link on your phone? This page notices by itself. Until then you can draft with bots, join
          tables and build decks.
        </span>
      </p>
    </LetterPage>
  );
}

const NobodyHere = () => (
  <LetterPage title="Confirm your address" lead="Open the link in your letter, on any device.">
    <div className="letter-body">
      <p className="muted">To type the code instead, or to get a new letter, log in first.</p>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/login" search={{ redirect: '/verify-email' }}>
          Log in
        </Link>
      </Button>
    </div>
  </LetterPage>
);

const GuestHere = () => (
  <LetterPage title="Guests need no address" lead="With an account you can host tables for others.">
    <div className="letter-body">
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/register">Create an account</Link>
      </Button>
    </div>
  </LetterPage>
);

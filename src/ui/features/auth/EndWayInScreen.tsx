import { Button, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { WayInView } from '#contract/members/account.ts';
import { errorWords } from '#src/machines/failure.ts';
import {
  type AskedFirstActor,
  selectAskedFirstFailure,
  selectAskedFirstState,
} from '#src/machines/session/askedFirst.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { KeyCard } from './KeyCard.tsx';

interface EndWayInScreenProps {
  readonly way: WayInView;
  readonly question: AskedFirstActor;
}

/** Asks whether a way into the account should end, by the link of an email; opening the link ends nothing. */
export function EndWayInScreen({ way, question }: EndWayInScreenProps) {
  const t = useMessages('waysIn');
  const state = useSelector(question, selectAskedFirstState);
  const failure = useSelector(question, selectAskedFirstFailure);
  const words = useWayWords(way);
  if (state === 'done')
    return (
      <AccountFrame title={t('doneTitle')} lead={words.done} emblem={<KeyCard />}>
        <Button asChild size="lg" width="full">
          <Link to="/login">{t('logIn')}</Link>
        </Button>
      </AccountFrame>
    );
  return (
    <AccountFrame title={words.title} lead={words.lead} emblem={<KeyCard />}>
      {failure !== null && (
        <InlineAlert status="error" isAnnounced>
          {errorWords(failure)}
        </InlineAlert>
      )}
      <Text>{t('notYou')}</Text>
      <ActionButton
        size="lg"
        width="full"
        isBusy={state === 'working'}
        onClick={() => question.send({ type: 'confirmed' })}
      >
        {words.confirm}
      </ActionButton>
      <Button asChild variant="ghost" size="lg" width="full">
        <Link to="/">{t('keep')}</Link>
      </Button>
    </AccountFrame>
  );
}

function useWayWords({ kind, name, email }: WayInView) {
  const t = useMessages('waysIn');
  if (kind === 'secondFactor')
    return {
      title: t('factorTitle'),
      lead: t('factorLead'),
      confirm: t('turnOff'),
      done: t('turnedOff'),
    };
  if (kind === 'passkey')
    return {
      title: t('passkeyTitle', { name }),
      lead: t('passkeyLead', { name }),
      confirm: t('removePasskey'),
      done: t('passkeyRemoved', { name }),
    };
  return {
    title: t('removeTitle', { name }),
    lead: email === '' ? t('removeLeadNoEmail', { name }) : t('removeLead', { name, email }),
    confirm: t('remove', { name }),
    done: t('removed', { name }),
  };
}

/** Where the link was used, or is too old. */
export function WayInLinkGone() {
  const t = useMessages('waysIn');
  return (
    <AccountFrame title={t('goneTitle')} lead={t('goneLead')} emblem={<KeyCard />}>
      <Text>{t('goneHelp')}</Text>
      <Button asChild size="lg" width="full">
        <Link to="/login">{t('logIn')}</Link>
      </Button>
    </AccountFrame>
  );
}

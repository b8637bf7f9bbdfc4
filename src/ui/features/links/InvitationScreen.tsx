import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  type Invitation,
  type InvitationInput,
  selectGuestName,
  selectInvitation,
  selectInvitationFailure,
  selectInvitationState,
  selectInvited,
  selectNameFault,
} from '#src/machines/tables/invitation.ts';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { LINK_GAP, LinkFrame } from './LinkFrame.tsx';
import { LinkGone } from './LinkGone.tsx';
import { type InvitationActor, type InvitationPorts, useInvitation } from './useInvitation.ts';

interface InvitationScreenProps {
  readonly kind: Invitation['kind'];
  readonly input: InvitationInput;
  readonly ports: InvitationPorts;
  /** The address that somebody who logs in comes back to. */
  readonly here: string;
}

/** What the link to a table or an event invites to, and the press that seats somebody. */
export function InvitationScreen({ kind, input, ports, here }: InvitationScreenProps) {
  const t = useMessages('links');
  const actor = useInvitation(input, ports);
  const state = useSelector(actor, selectInvitationState);
  const invitation = useSelector(actor, selectInvitation);
  const failure = useSelector(actor, selectInvitationFailure);
  if (state === 'gone')
    return <LinkGone title={t('goneTitle')} hint={kind === 'table' ? t('goneTable') : t('goneEvent')} />;
  if (state === 'failed')
    return (
      <LinkGone
        title={t('failedTitle')}
        hint={failure ?? ''}
        onRetry={() => actor.send({ type: 'retry.pressed' })}
      />
    );
  if (invitation === null)
    return (
      <LinkFrame>
        <Skeleton height="220px" role="status" aria-busy="true" aria-label={t('loading')} />
      </LinkFrame>
    );
  return <Shown actor={actor} invitation={invitation} here={here} />;
}

interface ShownProps {
  readonly actor: InvitationActor;
  readonly invitation: Invitation;
  readonly here: string;
}

function Shown({ actor, invitation, here }: ShownProps) {
  const t = useMessages('links');
  const invited = useSelector(actor, selectInvited);
  const failure = useSelector(actor, selectInvitationFailure);
  const isOpen = invitation.state === 'open';
  return (
    <LinkFrame>
      <Box>
        <Text color="fg.muted">{leadOf(invitation, t)}</Text>
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {invitation.name}
        </Heading>
      </Box>
      <Stack gap="0.5" as="ul" listStyleType="none">
        {factsOf(invitation, t).map((fact) => (
          <Text as="li" key={fact} overflowWrap="anywhere">
            {fact}
          </Text>
        ))}
      </Stack>
      {failure !== null && (
        <InlineAlert status="error" title={t('notDone')} isAnnounced>
          {failure}
        </InlineAlert>
      )}
      {isOpen ? (
        <SitForm actor={actor} invitation={invitation} />
      ) : (
        <NoSeat actor={actor} invitation={invitation} />
      )}
      {invited.kind === 'visitor' && (
        <Button asChild variant="ghost" alignSelf="start" px="0">
          <Link to="/login" search={{ redirect: here }}>
            {t('member')}
          </Link>
        </Button>
      )}
    </LinkFrame>
  );
}

type Part = Pick<ShownProps, 'actor' | 'invitation'>;

function SitForm({ actor, invitation }: Part) {
  const t = useMessages('links');
  const state = useSelector(actor, selectInvitationState);
  const invited = useSelector(actor, selectInvited);
  const name = useSelector(actor, selectGuestName);
  const fault = useSelector(actor, selectNameFault);
  const isBusy = state === 'checking' || state === 'entering' || state === 'entered';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) actor.send({ type: 'sit.pressed' });
  };
  return (
    <Stack as="form" gap={LINK_GAP} onSubmit={submit}>
      {invited.kind !== 'member' && (
        <FormField label={t('nameLabel')} hint={t('nameHint')} error={fault ?? undefined}>
          <FormInput
            size="lg"
            name="nickname"
            autoComplete="nickname"
            spellCheck={false}
            enterKeyHint="go"
            value={name}
            onChange={({ target }) => actor.send({ type: 'name.typed', name: target.value })}
          />
        </FormField>
      )}
      <SubmitButton isBusy={isBusy}>{invitation.kind === 'table' ? t('sit') : t('toEvent')}</SubmitButton>
    </Stack>
  );
}

function NoSeat({ actor, invitation }: Part) {
  const t = useMessages('links');
  const isBusy = useSelector(actor, selectInvitationState) !== 'shown';
  const isEvent = invitation.kind === 'event';
  const mayWatch = isEvent || invitation.mayWatch;
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="semibold">{whyNotOf(invitation, t)}</Text>
      <Text color="fg.muted">{isEvent ? t('eventWatch') : mayWatch ? t('fullWatch') : t('full')}</Text>
      <Flex gap="3" wrap="wrap">
        {mayWatch && (
          <ActionButton variant="solid" isBusy={isBusy} onClick={() => actor.send({ type: 'watch.pressed' })}>
            {isEvent ? t('toEvent') : t('watch')}
          </ActionButton>
        )}
        <Button asChild variant="outline">
          <Link to="/" search={{}}>
            {t('home')}
          </Link>
        </Button>
        <ActionButton
          variant="ghost"
          isBusy={isBusy}
          hasSpinner={false}
          onClick={() => actor.send({ type: 'retry.pressed' })}
        >
          {t('retry')}
        </ActionButton>
      </Flex>
    </Stack>
  );
}

type Words = ReturnType<typeof useMessages<'links'>>;

function leadOf({ kind, hostName }: Invitation, t: Words): string {
  if (kind === 'table') return hostName === null ? t('tableLeadNoHost') : t('tableLead', { host: hostName });
  return hostName === null ? t('eventLeadNoHost') : t('eventLead', { host: hostName });
}

function factsOf(invitation: Invitation, t: Words): readonly string[] {
  const { game, template } = invitation;
  const what = t('gameFact', { game, template });
  if (invitation.kind === 'event') {
    const { players, mostPlayers, startsAtMs } = invitation;
    const starts = startsAtMs === null ? [] : [t('startsAt', { when: timeOf(startsAtMs) })];
    return [what, t('playersFact', { players, most: mostPlayers }), ...starts];
  }
  const { freeSeats, seats, startsAtMs, nowMs } = invitation;
  const starts =
    startsAtMs === null
      ? []
      : [startsAtMs <= nowMs + 60_000 ? t('starting') : t('startsAt', { when: timeOf(startsAtMs) })];
  const left = freeSeats === 0 ? [] : [t('seatsLeft', { free: freeSeats, seats })];
  return [what, ...left, ...starts];
}

const timeOf = (atMs: number): string =>
  formatFor().date(atMs, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

function whyNotOf({ kind, state }: Invitation, t: Words): string {
  if (kind === 'table') return state === 'full' ? t('tableFull') : t('tableStarted');
  return state === 'full' ? t('eventFull') : state === 'over' ? t('eventOver') : t('eventStarted');
}

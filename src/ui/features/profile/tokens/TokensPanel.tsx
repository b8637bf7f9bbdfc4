import { Box, Button, Link, Skeleton, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { Account } from '#contract/members/account.ts';
import type { TokenLine } from '#contract/members/tokens.ts';
import {
  type AccessTokensActor,
  selectAccessTokens,
  selectAccessTokensFailure,
  selectAccessTokensState,
  selectTokenSecret,
} from '#src/machines/session/accessTokens.ts';
import IconKey from '~icons/ph/key';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { firstWords } from '../../../messages/firstWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { AccountRow } from '../account/AccountRow.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useAccessTokens } from './useAccessTokens.ts';

interface TokensPanelProps {
  readonly account: Pick<Account, 'hasPassword' | 'secondFactor'>;
  readonly calls: LateCalls;
}

/** The personal access tokens of the account: what there is, a new one, and revoking one. */
export function TokensPanel({ account, calls }: TokensPanelProps) {
  const t = useMessages('tokens');
  const actor = useAccessTokens(calls);
  const state = useSelector(actor, selectAccessTokensState);
  const isThere = state !== 'loading' && state !== 'failed';
  return (
    <ProfilePanel
      title={t('title')}
      end={
        isThere && (
          <Button size="sm" onClick={() => actor.send({ type: 'make.pressed' })}>
            {t('make')}
          </Button>
        )
      }
    >
      <PanelBody pb={isThere ? '3' : '5'}>
        <Text color="fg.muted" textStyle="dense">
          {t.rich('hint', { docs: (words) => <Link href="/api/docs">{words}</Link> })}
        </Text>
        {state === 'failed' && <Failed actor={actor} />}
      </PanelBody>
      {state === 'loading' && <Waiting />}
      {isThere && <Tokens actor={actor} />}
      {(state === 'making' || state === 'sending') && <MakeTokenDialog actor={actor} account={account} />}
      {state === 'told' && <Secret actor={actor} />}
      {(state === 'asking' || state === 'revoking') && <RevokeTokenDialog actor={actor} />}
    </ProfilePanel>
  );
}

interface ActorProps {
  readonly actor: AccessTokensActor;
}

function Failed({ actor }: ActorProps) {
  const t = useMessages('tokens');
  const failure = useSelector(actor, selectAccessTokensFailure);
  return (
    <InlineAlert
      status="error"
      title={t('failed')}
      isAnnounced
      action={
        <Button size="sm" onClick={() => actor.send({ type: 'retry.pressed' })}>
          {firstWords('tryAgain')}
        </Button>
      }
    >
      {failure !== null && refusalWords(failure)}
    </InlineAlert>
  );
}

function Secret({ actor }: ActorProps) {
  const secret = useSelector(actor, selectTokenSecret);
  return <SecretDialog secret={secret ?? ''} onKept={() => actor.send({ type: 'secret.kept' })} />;
}

const Waiting = () => (
  <Box as="ul" aria-busy="true">
    <AccountRow
      icon={null}
      title={<Skeleton width="160px" height="16px" />}
      words={<Skeleton width="240px" height="16px" />}
    />
  </Box>
);

function Tokens({ actor }: ActorProps) {
  const t = useMessages('tokens');
  const tokens = useSelector(actor, selectAccessTokens);
  if (tokens.length === 0)
    return (
      <PanelBody>
        <Text color="fg.muted" textStyle="dense">
          {t('none')}
        </Text>
      </PanelBody>
    );
  return (
    <Box as="ul">
      {tokens.map((token) => (
        <TokenRow key={token.tokenId} token={token} actor={actor} />
      ))}
    </Box>
  );
}

function TokenRow({ token, actor }: ActorProps & { readonly token: TokenLine }) {
  const t = useMessages('tokens');
  const { tokenId, name, scopes, lastUsedUtc } = token;
  const expires = new Date(token.expiresUtc);
  return (
    <AccountRow
      icon={<IconKey />}
      title={name}
      words={
        <>
          <Text>
            {lastUsedUtc === null
              ? t('lineUnused', { expires })
              : t('line', { used: new Date(lastUsedUtc), expires })}
          </Text>
          <Text fontFamily="mono" fontSize="xs">
            {scopes.join(' ')}
          </Text>
        </>
      }
    >
      <Button
        size="sm"
        colorPalette="danger"
        aria-label={t('revokeOf', { name })}
        onClick={() => actor.send({ type: 'revoke.pressed', tokenId })}
      >
        {t('revoke')}
      </Button>
    </AccountRow>
  );
}

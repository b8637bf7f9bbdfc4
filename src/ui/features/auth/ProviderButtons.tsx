import { Badge, Box, Button, HStack, Separator, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { SignInProvider } from '#contract/members/account.ts';
import IconDiscord from '~icons/ph/discord-logo-fill';
import IconGitHub from '~icons/ph/github-logo-fill';
import IconGoogle from '~icons/ph/google-logo-bold';
import IconOther from '~icons/ph/key-duotone';
import { useMessages } from '../../messages/useMessages.ts';
import { readLastSignIn, rememberSignIn } from './lastSignIn.ts';

const MARKS: Readonly<Record<string, typeof IconOther>> = {
  discord: IconDiscord,
  github: IconGitHub,
  google: IconGoogle,
};

interface ProviderMarkProps {
  readonly provider: string;
}

/** The logo of a well-known provider, or a key. */
export function ProviderMark({ provider }: ProviderMarkProps) {
  const Mark = MARKS[provider.toLowerCase()] ?? IconOther;
  return <Mark aria-hidden="true" />;
}

interface ProviderButtonsProps {
  readonly providers: readonly SignInProvider[];
  /** Where the sign-in leads in the end. */
  readonly returnPath: string | undefined;
  /** Why nobody can sign in now. */
  readonly reason?: string | undefined;
}

/** Other services to sign in with; without any there is nothing here, not even the rule. */
export function ProviderButtons({ providers, returnPath, reason }: ProviderButtonsProps) {
  const t = useMessages('auth');
  const [lastUsed] = useState(readLastSignIn);
  const reasonId = useId();
  if (providers.length === 0) return null;
  return (
    <>
      <Stack as="ul" gap="2">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Button
              asChild
              variant="surface"
              justifyContent="flex-start"
              width="full"
              height="auto"
              minHeight="12"
              px="4"
              py="2"
              fontSize="md"
              lineHeight="20px"
              textAlign="left"
              whiteSpace="normal"
              _icon={{ width: '20px', height: '20px' }}
            >
              <a
                {...(reason === undefined
                  ? { href: externalLoginAddress(id, returnPath), onClick: () => rememberSignIn(id) }
                  : BLOCKED)}
                title={reason}
                aria-describedby={reason === undefined ? undefined : reasonId}
              >
                <ProviderMark provider={id} />
                <Box as="span" flex="1" minWidth="0">
                  {t('continueWith', { provider: name })}
                </Box>
                {id === lastUsed && (
                  <Badge variant="subtle" size="xs" background="bg.emphasized">
                    {t('lastUsed')}
                  </Badge>
                )}
              </a>
            </Button>
          </li>
        ))}
      </Stack>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
      <HStack gap="3" color="fg.subtle" fontSize="sm">
        <Separator flex="1" aria-hidden="true" />
        {t('orWithEmail')}
        <Separator flex="1" aria-hidden="true" />
      </HStack>
    </>
  );
}

/** A link without an address that is still read as one, and still in the tab order. */
const BLOCKED = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const;

function externalLoginAddress(provider: string, returnPath: string | undefined): string {
  const query = new URLSearchParams({ provider, ...(returnPath ? { returnUrl: returnPath } : {}) });
  return `/api/auth/external-login?${query}`;
}

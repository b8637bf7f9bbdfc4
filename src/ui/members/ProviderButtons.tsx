import { useState } from 'react';
import type { SignInProvider } from '#contract/account.ts';
import IconDiscord from '~icons/ph/discord-logo-fill';
import IconGitHub from '~icons/ph/github-logo-fill';
import IconGoogle from '~icons/ph/google-logo-bold';
import IconOther from '~icons/ph/key-duotone';
import { Chip } from '../kit/Chip.tsx';
import '../kit/button.css';
import './account.css';
import { readLastSignIn, rememberSignIn } from './lastSignIn.ts';

const MARKS: Readonly<Record<string, typeof IconOther>> = {
  discord: IconDiscord,
  github: IconGitHub,
  google: IconGoogle,
};

interface ProviderMarkProps {
  readonly provider: string;
}

/** The sign of a provider that everybody knows, or a key. */
export function ProviderMark({ provider }: ProviderMarkProps) {
  const Mark = MARKS[provider.toLowerCase()] ?? IconOther;
  return <Mark aria-hidden="true" />;
}

interface ProviderButtonsProps {
  readonly providers: readonly SignInProvider[];
  /** Where the sign-in leads in the end. */
  readonly returnPath: string | undefined;
}

/** Other services that vouch for somebody; without any there is nothing here, not even the rule. */
export function ProviderButtons({ providers, returnPath }: ProviderButtonsProps) {
  const [lastUsed] = useState(readLastSignIn);
  if (providers.length === 0) return null;
  return (
    <>
      <ul className="providers">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <a
              className="btn btn-outline btn-lg btn-full provider"
              href={externalLoginAddress(id, returnPath)}
              onClick={() => rememberSignIn(id)}
            >
              <ProviderMark provider={id} />
              <span className="provider-name">Continue with {name}</span>
              {id === lastUsed && <Chip size="tag">Last used</Chip>}
            </a>
          </li>
        ))}
      </ul>
      <p className="account-or">or with your email</p>
    </>
  );
}

function externalLoginAddress(provider: string, returnPath: string | undefined): string {
  const query = new URLSearchParams({ provider, ...(returnPath ? { returnUrl: returnPath } : {}) });
  return `/api/auth/external-login?${query}`;
}

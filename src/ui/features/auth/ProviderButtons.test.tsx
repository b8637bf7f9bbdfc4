// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

beforeAll(() => loadMessages('auth', 'common'));
afterEach(cleanup);

const CLUB = { id: 'club', name: 'The club' };
const show = (buttons: ReactNode) => render(<SystemProvider>{buttons}</SystemProvider>);
const addressOf = () => screen.getByRole('link', { name: 'Continue with The club' }).getAttribute('href');

describe('the buttons of other services', () => {
  it('lead to /api/auth/external-login with the provider [spec 7.7]', () => {
    show(<ProviderButtons providers={[CLUB]} returnPath={undefined} />);
    expect(addressOf()).toBe('/api/auth/external-login?provider=club');
  });

  it('name a returnUrl where there is one [spec 7.7]', () => {
    show(<ProviderButtons providers={[CLUB]} returnPath="/drafts/d1?tab=event#seat" />);
    expect(addressOf()).toBe(
      '/api/auth/external-login?provider=club&returnUrl=%2Fdrafts%2Fd1%3Ftab%3Devent%23seat',
    );
  });

  it('are not there without a service, nor is anything else', () => {
    const { container } = show(<ProviderButtons providers={[]} returnPath={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});

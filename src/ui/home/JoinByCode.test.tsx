// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { JoinByCode } from './JoinByCode.tsx';

afterEach(cleanup);

function shown(onJoin: (code: string) => Promise<void>) {
  render(
    <ThemeProvider>
      <JoinByCode onJoin={onJoin} />
    </ThemeProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Join with a code');
}

describe('joining with a code', () => {
  it('asks for the tidied code', async () => {
    const asked: string[] = [];
    const input = shown(async (code) => {
      asked.push(code);
    });
    await userEvent.type(input, ' kiln-42 {Enter}');
    expect([asked, input.value]).toEqual([['KILN42'], 'KILN42']);
  });

  it('says what is wrong with a code without asking for it, and forgets that while it is mended', async () => {
    const asked: string[] = [];
    const input = shown(async (code) => {
      asked.push(code);
    });
    await userEvent.type(input, 'K!LN42{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('A code has letters and digits only.');
    expect([input.getAttribute('aria-invalid'), document.activeElement === input, asked]).toEqual([
      'true',
      true,
      [],
    ]);
    await userEvent.type(input, '{Backspace}');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('tells in words that no table has the code', async () => {
    const input = shown(() => Promise.reject({ status: 404, reply: 'No open table has that code.' }));
    await userEvent.type(input, 'KILN42{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('No open table has that code.');
  });
});

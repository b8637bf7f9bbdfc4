// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../messages/load.ts';
import { messagesFor } from '../messages/messagesFor.ts';
import { JoinByCode } from './JoinByCode.tsx';

beforeAll(() => loadMessages('codes'));
afterEach(cleanup);

function shown(onJoin: (code: string) => Promise<void>) {
  render(<JoinByCode onJoin={onJoin} />);
  return screen.getByLabelText<HTMLInputElement>(messagesFor('en', 'codes')('label'));
}

describe('joining with a code', () => {
  it('hands over what was typed or pasted, as it is', async () => {
    const asked: string[] = [];
    const input = shown(async (code) => {
      asked.push(code);
    });
    await userEvent.type(input, ' kiln-42 {Enter}');
    expect(asked).toEqual([' kiln-42 ']);
  });

  it('says what is wrong with it, and forgets that while it is mended', async () => {
    const input = shown(() => Promise.reject(new Error('A code has letters and digits only.')));
    await userEvent.type(input, 'K!LN42{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('A code has letters and digits only.');
    expect([input.getAttribute('aria-invalid'), document.activeElement === input]).toEqual(['true', true]);
    await userEvent.type(input, '{Backspace}');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('tells in words that no table has the code', async () => {
    const input = shown(() =>
      Promise.reject({ status: 404, reply: 'No open table or event has that code.' }),
    );
    await userEvent.type(input, 'KILN42{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('No open table or event has that code.');
  });
});

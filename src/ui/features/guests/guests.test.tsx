// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { GuestNameForm } from './GuestNameForm.tsx';

let t: ReturnType<typeof messagesFor<'guests'>>;
beforeAll(async () => {
  await loadMessages('guests');
  t = messagesFor('en', 'guests');
});
afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

function show(name: string | null, save: (name: string | null) => Promise<unknown>) {
  const saved: (string | null)[] = [];
  render(
    <SystemProvider>
      <GuestNameForm name={name} label="Your name" save={save} onSaved={(one) => saved.push(one)} />
    </SystemProvider>,
  );
  return saved;
}

describe('the name of a guest', () => {
  it('is saved as it was typed, or given up for the made-up one', async () => {
    const asked: (string | null)[] = [];
    const saved = show('Ana', async (name) => asked.push(name));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Ana María' } });
    await press(t('save'));
    await press(t('backToHandle'));
    expect([asked, saved]).toEqual([
      ['Ana María', null],
      ['Ana María', null],
    ]);
  });

  it('that is refused says why beside its field; another fault stands above the buttons', async () => {
    const faults = [
      { status: 400, code: 'validation', reply: 'Look at the fields.', fields: { name: ['Taken.'] } },
      { status: 503, code: 'storageAway', reply: 'Not now.', fields: {} },
    ];
    const saved = show(null, () => Promise.reject(Object.assign(new Error('x'), faults.shift())));
    expect(screen.queryByRole('button', { name: t('backToHandle') })).toBeNull();
    await press(t('save'));
    expect(screen.getByText('Taken.').isConnected).toBe(true);
    expect(screen.queryByText('Look at the fields.')).toBeNull();
    await press(t('save'));
    expect(screen.getByText('Not now.').isConnected).toBe(true);
    expect(saved).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../SystemProvider.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FormInput, FormSelect, FormTextarea } from './controls.tsx';
import { FormField } from './FormField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SwitchField } from './SwitchField.tsx';

beforeAll(() => loadMessages('common'));
afterEach(cleanup);

const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field of a form', () => {
  it('belongs to its label, and its error and hint describe it', () => {
    render(
      <SystemProvider>
        <FormField label="E-mail" error="Enter an address" hint="We rarely write." isRequired>
          <FormInput name="email" />
        </FormField>
      </SystemProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('E-mail');
    expect(wordsOf(input.getAttribute('aria-describedby'))).toEqual(['Enter an address', 'We rarely write.']);
    expect([input.getAttribute('aria-invalid'), input.required]).toEqual(['true', true]);
  });

  it('describes a list and a longer text too', () => {
    render(
      <SystemProvider>
        <FormField label="Game" error="Choose a game">
          <FormSelect>
            <option>Emberwake</option>
          </FormSelect>
        </FormField>
        <FormField label="Reason" hint="Shown to Kasimir">
          <FormTextarea />
        </FormField>
      </SystemProvider>,
    );
    const described = (label: string) =>
      wordsOf(screen.getByLabelText(label).getAttribute('aria-describedby'));
    expect([described('Game'), described('Reason')]).toEqual([['Choose a game'], ['Shown to Kasimir']]);
  });

  it('is not called wrong without an error', () => {
    render(
      <SystemProvider>
        <FormField label="E-mail">
          <FormInput name="email" />
        </FormField>
      </SystemProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('E-mail');
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
    expect(input.required).toBe(false);
  });

  it('shows and hides a password and keeps what is typed', () => {
    const Login = () => {
      const [typed, setTyped] = useState('nine bells');
      return (
        <SystemProvider>
          <FormField label="Password">
            <PasswordInput value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FormField>
        </SystemProvider>
      );
    };
    render(<Login />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value]).toEqual(['text', 'nine bells']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

describe('a choice of a form', () => {
  it('is a checkbox with its words, and its error describes it', async () => {
    const told: boolean[] = [];
    render(
      <SystemProvider>
        <CheckboxField
          isChecked={false}
          error="Accept the terms."
          onChange={(isChecked) => told.push(isChecked)}
        >
          I accept the terms
        </CheckboxField>
      </SystemProvider>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms' });
    expect(wordsOf(box.getAttribute('aria-describedby'))).toEqual(['Accept the terms.']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(box);
    await vi.waitFor(() => expect(told).toEqual([true]));
  });
});

describe('a switch', () => {
  it('is on or off at once, and its hint describes it', async () => {
    const told: boolean[] = [];
    render(
      <SystemProvider>
        <SwitchField
          label="Sounds"
          hint="Only for your own packs."
          isOn
          onChange={(isOn) => told.push(isOn)}
        />
      </SystemProvider>,
    );
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Sounds' });
    expect(input.checked).toBe(true);
    expect(wordsOf(input.getAttribute('aria-describedby'))).toEqual(['Only for your own packs.']);
    fireEvent.click(input);
    await vi.waitFor(() => expect(told).toEqual([false]));
  });
});

describe('the submit of a form', () => {
  const press = (isBusy: boolean) => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <SystemProvider>
        <form onSubmit={onSubmit}>
          <SubmitButton isBusy={isBusy}>Log in</SubmitButton>
        </form>
      </SystemProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    return onSubmit.mock.calls.length;
  };

  it('sends the form', () => {
    expect(press(false)).toBe(1);
  });

  it('that is busy sends nothing and keeps its place in the tab order', () => {
    expect(press(true)).toBe(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });
});

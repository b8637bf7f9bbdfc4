// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChakraArea } from '../theme/ChakraArea.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormField } from './FormField.tsx';
import { FormInput } from './FormInput.tsx';
import { FormPassword } from './FormPassword.tsx';
import { FormSubmit } from './FormSubmit.tsx';

afterEach(cleanup);

const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field of a form', () => {
  it('belongs to its label, and its error and hint describe it', () => {
    render(
      <ChakraArea>
        <FormField label="E-mail" error="Enter an address" hint="We write seldom." isRequired>
          <FormInput name="email" />
        </FormField>
      </ChakraArea>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('E-mail');
    expect(wordsOf(input.getAttribute('aria-describedby'))).toEqual(['Enter an address', 'We write seldom.']);
    expect([input.getAttribute('aria-invalid'), input.required]).toEqual(['true', true]);
  });

  it('is not called wrong without an error', () => {
    render(
      <ChakraArea>
        <FormField label="E-mail">
          <FormInput name="email" />
        </FormField>
      </ChakraArea>,
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
        <ChakraArea>
          <FormField label="Password">
            <FormPassword value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FormField>
        </ChakraArea>
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
      <ChakraArea>
        <FormCheckbox
          isChecked={false}
          error="Accept the terms."
          onChange={(isChecked) => told.push(isChecked)}
        >
          I accept the terms
        </FormCheckbox>
      </ChakraArea>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms' });
    expect(wordsOf(box.getAttribute('aria-describedby'))).toEqual(['Accept the terms.']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(box);
    await vi.waitFor(() => expect(told).toEqual([true]));
  });
});

describe('the submit of a form', () => {
  const press = (isBusy: boolean) => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <ChakraArea>
        <form onSubmit={onSubmit}>
          <FormSubmit isBusy={isBusy}>Log in</FormSubmit>
        </form>
      </ChakraArea>,
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

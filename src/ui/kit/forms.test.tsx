// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Menu } from './Menu.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Switch } from './Switch.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

describe('a field', () => {
  it('belongs to its label, and its error and hint describe it', () => {
    render(
      <ThemeProvider>
        <Field label="E-mail" error="Enter an address" hint="We write seldom.">
          {(control) => <TextInput {...control} />}
        </Field>
      </ThemeProvider>,
    );
    const input = screen.getByLabelText('E-mail');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter an address',
      'We write seldom.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not called wrong without an error', () => {
    render(
      <ThemeProvider>
        <Field label="E-mail">{(control) => <TextInput {...control} />}</Field>
      </ThemeProvider>,
    );
    const input = screen.getByLabelText('E-mail');
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the password input', () => {
  it('shows and hides what is typed and keeps it', () => {
    render(
      <ThemeProvider>
        <PasswordInput aria-label="Password" defaultValue="nine bells" />
      </ThemeProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value]).toEqual(['text', 'nine bells']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

describe('a button', () => {
  it('with a reason takes no press, stays reachable and tells why', () => {
    const onClick = vi.fn();
    render(
      <ThemeProvider>
        <Button reason="Waiting for Kim" onClick={onClick}>
          Start
        </Button>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Start' });
    fireEvent.click(button);
    expect(onClick.mock.calls.length).toBe(0);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Waiting for Kim',
    );
  });

  it('that is busy takes no press, also not from a form', () => {
    const onSubmit = vi.fn();
    render(
      <ThemeProvider>
        <form onSubmit={onSubmit}>
          <Button type="submit" isBusy>
            Log in
          </Button>
        </form>
      </ThemeProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSubmit.mock.calls.length).toBe(0);
  });

  it('lends its look to a link', () => {
    render(
      <ThemeProvider>
        <Button>Watch</Button>
        <Button asChild>
          <a href="/drafts">Browse</a>
        </Button>
      </ThemeProvider>,
    );
    const link = screen.getByRole('link', { name: 'Browse' });
    const look = screen.getByRole('button', { name: 'Watch' }).className;
    expect(look).not.toBe('');
    expect([link.getAttribute('href'), link.className]).toEqual(['/drafts', look]);
  });
});

const Sounds = () => {
  const [isOn, setOn] = useState(false);
  return <Switch label="Sounds" sentence="Only for your own packs." isOn={isOn} onChange={setOn} />;
};

describe('choices', () => {
  it('a segmented control is a group of radio buttons', () => {
    const onChange = vi.fn();
    const segments = [
      { value: 'cost', label: 'Cost' },
      { value: 'lane', label: 'Lane' },
    ] as const;
    render(<SegmentedControl label="Group by" segments={segments} value="cost" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Group by' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cost' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Lane' }));
    expect(onChange.mock.calls).toEqual([['lane']]);
  });

  it('a switch says On or Off in words', () => {
    const { container } = render(<Sounds />);
    expect(container.textContent).toContain('Off');
    fireEvent.click(screen.getByRole('switch', { name: 'Sounds' }));
    expect(container.textContent).toContain('On');
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });
});

describe('a menu', () => {
  const table = () => {
    const chosen: string[] = [];
    render(
      <Menu
        label="Table"
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
        items={[
          { key: 'pause', words: 'Pause', onChoose: () => chosen.push('pause') },
          {
            key: 'bot',
            words: 'Hand to a bot',
            reason: 'The draft has ended',
            onChoose: () => chosen.push('bot'),
          },
          { key: 'leave', words: 'Leave', onChoose: () => chosen.push('leave') },
        ]}
      />,
    );
    return chosen;
  };
  const focused = () => document.activeElement?.textContent;
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

  it('opens on its first action and moves by arrows, End and the first letter', () => {
    table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(focused()).toBe('Pause');
    key('End');
    expect(focused()).toBe('Leave');
    key('ArrowDown');
    expect(focused()).toBe('Pause');
    key('l');
    expect(focused()).toBe('Leave');
  });

  it('does what is chosen, closes and gives the focus back', () => {
    const chosen = table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
    expect([chosen, focused(), screen.queryByRole('menu')]).toEqual([['leave'], 'More', null]);
  });

  it('does nothing for an action with a reason against it, and Escape closes', () => {
    const chosen = table();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: /Hand to a bot/ }));
    expect([chosen, screen.queryByRole('menu') === null]).toEqual([[], false]);
    key('Escape');
    expect([screen.queryByRole('menu'), focused()]).toEqual([null, 'More']);
  });
});

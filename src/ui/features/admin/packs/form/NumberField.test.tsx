// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { NumberField } from './NumberField.tsx';

beforeAll(() => loadMessages('admin'));
afterEach(cleanup);

describe('a number of an editor', () => {
  it('says what it may be when another one was typed, also once it stands as it was', async () => {
    const taken: number[] = [];
    render(
      <SystemProvider>
        <NumberField label="Cards" value={10} least={1} most={100} onChange={(value) => taken.push(value)} />
      </SystemProvider>,
    );
    const field = screen.getByLabelText('Cards') as HTMLInputElement;
    await userEvent.clear(field);
    await userEvent.type(field, '900');
    await userEvent.tab();
    expect(field.value).toBe('10');
    const range = messagesFor('en', 'admin')('between', { least: 1, most: 100 });
    expect(screen.getByText(range).isConnected).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    expect(screen.queryByText(range)).toBeNull();
    expect(taken.at(-1)).toBe(12);
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

describe('a number of an editor', () => {
  it('says what it may be when another one was typed, also once it stands as it was', async () => {
    const taken: number[] = [];
    render(
      <NumberField label="Cards" value={10} least={1} most={100} onChange={(value) => taken.push(value)} />,
    );
    const field = screen.getByLabelText('Cards') as HTMLInputElement;
    await userEvent.clear(field);
    await userEvent.type(field, '900');
    await userEvent.tab();
    expect(field.value).toBe('10');
    expect(screen.getByRole('alert').textContent).toBe('1 to 100');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(taken.at(-1)).toBe(12);
  });
});

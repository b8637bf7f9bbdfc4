// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { NewListForm } from './NewListForm.tsx';

describe('a list from a file', () => {
  afterEach(cleanup);

  it('is read again from the same file after it was changed by hand', async () => {
    render(
      <NewListForm
        game="kites"
        gameName="Kites"
        addList={() => Promise.reject(new Error('Nobody asked for this.'))}
        onAdded={() => {}}
        onCancel={() => {}}
      />,
    );
    const cards = screen.getByLabelText<HTMLTextAreaElement>(/^Cards$/);
    const picker = screen.getByLabelText('Open a file');
    const file = new File(['4 Kite'], 'kites.txt', { type: 'text/plain' });
    await userEvent.upload(picker, file);
    await screen.findByDisplayValue('4 Kite');
    await userEvent.clear(cards);
    await userEvent.upload(picker, file);
    expect(await screen.findByDisplayValue('4 Kite')).toBe(cards);
  });
});

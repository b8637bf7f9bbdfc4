// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import type { ImportPorts } from './importParts.ts';
import { portsWith, showScreen } from './importScreens.testkit.tsx';
import { PicturesScreen } from './PicturesScreen.tsx';

beforeAll(() => loadMessages('adminImport'));

/** The screen of a game whose printings are found only inside a set, each with the set in its id. */
async function show() {
  const sent: string[] = [];
  const asked: (string | null)[] = [];
  const pictures: ImportPorts['pictures'] = {
    match: async ({ set, names }) => {
      asked.push(set);
      return names.map((name) => ({
        name,
        printing: set === null ? null : { id: `${name} of ${set}`, card: 'Kite', set, number: '12' },
        why: set === null ? 'No set is known.' : '',
      }));
    },
    send: async ({ pictures: found }) => sent.push(...found.map(({ printing }) => printing)),
  };
  showScreen(<PicturesScreen ports={portsWith<ImportPorts>({ pictures })} />);
  const picker = await screen.findByLabelText('Pictures');
  return { sent, asked, picker, set: screen.getByLabelText<HTMLInputElement>(/^Set code/) };
}

const picture = new File(['kite'], '12.png', { type: 'image/png' });
const findPut = () =>
  screen.findByRole('button', { name: messagesFor('en', 'adminImport')('putOnCards', { count: 1 }) });

describe('pictures from files', () => {
  afterEach(cleanup);

  it('find their cards once the set is typed, also after they were chosen', async () => {
    const { picker, set } = await show();
    await userEvent.upload(picker, picture);
    await screen.findByText(/No set is known/);
    await userEvent.type(set, 'KIT');
    await findPut();
    expect(screen.queryByText(/No set is known/)).toBeNull();
  });

  it('are not taken silently for fewer: what is no such picture is named', async () => {
    const { picker, set } = await show();
    await userEvent.type(set, 'KIT');
    const crest = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' });
    await userEvent.upload(picker, [picture, crest], { applyAccept: false });
    await findPut();
    expect(screen.getByText(/crest\.svg/)).toBeDefined();
    await userEvent.upload(picker, crest, { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toContain('crest.svg');
  });

  it('go to the cards of the set that is shown', async () => {
    const { sent, asked, picker, set } = await show();
    await userEvent.type(set, 'KIT');
    await userEvent.upload(picker, picture);
    await findPut();
    await userEvent.type(set, '2');
    await waitFor(() => expect(asked.at(-1)).toBe('KIT2'));
    await userEvent.click(await findPut());
    await waitFor(() => expect(sent).toEqual(['12.png of KIT2']));
  });
});

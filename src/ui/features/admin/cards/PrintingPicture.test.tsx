// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { emptyPrinting } from './cardForm.ts';
import { nameOfPrinting, PrintingPicture } from './PrintingPicture.tsx';

beforeAll(() => loadMessages('adminCards'));

it('sends a picture again from the same file after it did not arrive', async () => {
  const sent: string[] = [];
  const kept: string[] = [];
  const sendPicture = async (_: string, picture: File) => {
    sent.push(picture.name);
    if (sent.length === 1) throw new Error('The server cannot be reached.');
    return '/images/kite';
  };
  const stored = { id: 'kite-1', key: 'kite-1', version: 'first', card: 'Kite', externalIds: {} };
  render(
    <SystemProvider>
      <PrintingPicture
        printing={{ ...emptyPrinting(null), ...stored, set: 'KIT', number: '1' }}
        aspect={0.7}
        ports={{ sendPicture, removePrintings: () => Promise.reject(new Error('Nobody asked for this.')) }}
        onKept={(printing) => kept.push(nameOfPrinting(printing))}
        onDeleted={() => {}}
      />
    </SystemProvider>,
  );
  const picker = screen.getByLabelText(messagesFor('en', 'adminCards')('upload'));
  const picture = new File(['kite'], 'kite.png', { type: 'image/png' });
  await userEvent.upload(picker, picture);
  await screen.findByText('The server cannot be reached.');
  await userEvent.upload(picker, picture);
  await waitFor(() => expect(kept).toEqual(['KIT 1']));
  expect(sent).toEqual(['kite.png', 'kite.png']);
});

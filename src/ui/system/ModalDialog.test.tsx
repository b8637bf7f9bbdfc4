// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
import { SystemProvider } from './SystemProvider.tsx';

afterEach(cleanup);

function open(props: Partial<ModalDialogProps> = {}) {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const drawn = (isOpen: boolean) => (
    <SystemProvider>
      <button type="button">Before</button>
      <ModalDialog
        title="Leave the table?"
        isOpen={isOpen}
        onClose={onClose}
        confirm={{ onConfirm }}
        {...props}
      >
        Your seat goes to a bot.
      </ModalDialog>
    </SystemProvider>
  );
  const { rerender } = render(drawn(false));
  screen.getByRole('button', { name: 'Before' }).focus();
  rerender(drawn(true));
  return { onClose, onConfirm, close: () => rerender(drawn(false)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const focused = () => document.activeElement?.textContent;

describe('the modal dialog', () => {
  it('is named by its title [spec 2.29]', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Leave the table?' })).toBeDefined();
  });

  it('confirms by Confirm and closes by Cancel, the close button, Escape and the scrim [spec 2.29]', () => {
    const { onClose, onConfirm } = open();
    press('Confirm');
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    press('Cancel');
    press('Close');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose.mock.calls.length).toBe(4);
  });

  it('is not closed by a press inside it', () => {
    const { onClose } = open();
    fireEvent.click(screen.getByText('Your seat goes to a bot.'));
    expect(onClose.mock.calls.length).toBe(0);
  });

  it('cannot be closed while it is loading in persistent mode, nor confirmed twice [spec 2.30]', () => {
    const { onClose, onConfirm } = open({ isPersistent: true, isLoading: true });
    press('Cancel');
    press('Close');
    press('Confirm');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('dialog'));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 0]);
  });

  it('can be closed in persistent mode once it is not loading, and while loading without that mode [spec 2.30]', () => {
    const still = open({ isPersistent: true });
    press('Cancel');
    expect(still.onClose.mock.calls.length).toBe(1);
    cleanup();
    const working = open({ isLoading: true });
    press('Cancel');
    expect(working.onClose.mock.calls.length).toBe(1);
  });

  it('starts on Confirm, or on Cancel where something is destroyed', () => {
    open();
    expect(focused()).toBe('Confirm');
    cleanup();
    open({ confirm: { words: 'Delete', isDestructive: true, onConfirm: () => undefined } });
    expect(focused()).toBe('Cancel');
  });

  it('gives the focus back to where it was', () => {
    const { close } = open();
    close();
    expect(focused()).toBe('Before');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what it is doing while it works', () => {
    open({
      isLoading: true,
      confirm: { words: 'Delete', busyWords: 'Deleting', onConfirm: () => undefined },
    });
    expect(screen.getByRole('button', { name: 'Deleting' }).getAttribute('aria-busy')).toBe('true');
  });

  it('has no pair of buttons where nothing is asked [spec 2.29]', () => {
    open({ confirm: undefined });
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Before', 'Close']);
  });
});

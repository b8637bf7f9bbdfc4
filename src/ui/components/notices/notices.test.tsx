// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { NoticeStack, type StackedNotice } from './NoticeStack.tsx';

afterEach(cleanup);

describe('the error banner', () => {
  const banner = (details?: string) => {
    const onRetry = vi.fn();
    const onDismiss = vi.fn();
    render(
      <ErrorBanner
        title="Your decks could not be loaded"
        details={details}
        onRetry={onRetry}
        onDismiss={onDismiss}
      />,
    );
    return { onRetry, onDismiss };
  };

  it('retries and dismisses [spec 2.31]', () => {
    const { onRetry, onDismiss } = banner();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([onRetry.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  });

  it("unfolds and folds 'Error Details' [spec 2.31]", () => {
    banner('GET /api/decks 504');
    const details = screen.getByText('GET /api/decks 504');
    const button = screen.getByRole('button', { name: 'Error Details' });
    expect([details.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    fireEvent.click(button);
    expect([details.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(button.getAttribute('aria-controls')).toBe(details.id);
    fireEvent.click(button);
    expect(details.hidden).toBe(true);
  });

  it('has nothing to unfold where there are no details', () => {
    banner();
    expect(screen.queryByRole('button', { name: 'Error Details' })).toBeNull();
  });

  it('is told to readers at once', () => {
    banner();
    expect(screen.getByRole('alert').textContent).toContain('Your decks could not be loaded');
  });
});

describe('the notice stack', () => {
  const notice = (id: string, kind: StackedNotice['kind'], count = 1): StackedNotice => ({
    id,
    kind,
    text: `${kind} ${id}`,
    count,
    position: 'top',
    timeoutMs: 3000,
    runsSinceMs: 1,
  });
  const stack = (notices: readonly StackedNotice[]) => {
    const told: string[] = [];
    const { container } = render(
      <NoticeStack
        notices={notices}
        onDismiss={(id) => told.push(`dismiss ${id}`)}
        onHold={(by) => told.push(`hold ${by}`)}
        onRelease={(by) => told.push(`release ${by}`)}
      />,
    );
    return { told, container };
  };

  it('interrupts a reader for errors only', () => {
    stack([notice('1', 'success'), notice('2', 'error'), notice('3', 'info'), notice('4', 'warning')]);
    const texts = (role: string) =>
      within(screen.getByRole(role))
        .getAllByText(/\d$/)
        .map((text) => text.textContent);
    expect(texts('alert')).toEqual(['error 2']);
    expect(texts('status')).toEqual(['success 1', 'info 3', 'warning 4']);
  });

  it('keeps its regions while there is nothing to tell, so that readers know them', () => {
    stack([]);
    expect([screen.getByRole('alert').textContent, screen.getByRole('status').textContent]).toEqual(['', '']);
  });

  it('closes the notice whose close button is pressed', () => {
    const { told } = stack([notice('1', 'success'), notice('2', 'info')]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close notice' })[1]!);
    expect(told).toEqual(['dismiss 2']);
  });

  it('counts equal notices', () => {
    stack([notice('1', 'info', 3)]);
    expect(screen.getByText('× 3')).toBeDefined();
  });

  it('holds the time for the pointer and for the focus', () => {
    const { told, container } = stack([notice('1', 'info')]);
    const box = container.querySelector('[data-notices]')!;
    fireEvent.pointerOver(box);
    fireEvent.pointerOut(box);
    fireEvent.focusIn(screen.getByRole('button'));
    fireEvent.focusOut(screen.getByRole('button'));
    expect(told).toEqual(['hold pointer', 'release pointer', 'hold focus', 'release focus']);
  });

  it('stops the life line while the time is held', () => {
    const { container } = stack([{ ...notice('1', 'info'), runsSinceMs: null }]);
    expect(container.querySelector<HTMLElement>('[data-part=life]')?.style.animationPlayState).toBe('paused');
  });
});

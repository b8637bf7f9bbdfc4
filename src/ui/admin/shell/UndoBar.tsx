import { type FocusEvent, useEffect, useRef, useState } from 'react';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconClose from '~icons/ph/x';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import type { AdminShellPorts, Undoable } from './adminShellParts.ts';

interface UndoBarProps {
  readonly done: Undoable | null;
  readonly revert: AdminShellPorts['revert'];
  readonly onUndone: () => void;
  readonly onGone: () => void;
}

const SHOWN_MS = 10_000;

/** What was just done, for ten seconds or as long as pointer or focus rest on it; the log keeps the way back. */
export function UndoBar({ done, revert, onUndone, onGone }: UndoBarProps) {
  const [isHeld, setHeld] = useState(false);
  const before = useRef<EventTarget | null>(null);
  const { isBusy, failure, run, setFailure } = useBusyAction();
  useEffect(() => {
    if (done !== null) setFailure('');
  }, [done, setFailure]);
  useEffect(() => {
    if (done === null || isHeld || isBusy || failure !== '') return;
    const timer = window.setTimeout(onGone, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [done, isHeld, isBusy, failure, onGone]);
  const enter = (event: FocusEvent) => {
    setHeld(true);
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
  };
  const close = () => {
    setHeld(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    onGone();
  };
  const undo = (activityId: string) =>
    run(async () => {
      await revert(activityId);
      close();
      onUndone();
    });
  const activityId = done?.activityId ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time; nothing is done by it
    <div
      className="admin-undo"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{done !== null && failure === '' && <span>{done.text}</span>}</div>
      <div role="alert">{failure !== '' && <span className="admin-undo-failure">{failure}</span>}</div>
      {done !== null && (
        <>
          {activityId !== null && failure === '' && (
            <Button
              variant="ghost"
              size="sm"
              color="var(--brass-fg)"
              isBusy={isBusy}
              onClick={() => void undo(activityId)}
            >
              <IconUndo aria-hidden="true" />
              Undo
            </Button>
          )}
          <IconButton label="Close" size="sm" onClick={close}>
            <IconClose aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

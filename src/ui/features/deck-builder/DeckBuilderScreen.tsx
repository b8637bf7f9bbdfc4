import { useBlocker } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useLayoutEffect } from 'react';
import { waitFor } from 'xstate';
import type { DeckView } from '#contract/decks/decks.ts';
import { type DeckEditorActor, selectIsUnsaved } from '#src/machines/deckEditor.ts';
import { afterPress, doPresses } from '../../kit/afterPress.ts';
import { isDialogOpen } from '../../kit/isDialogOpen.ts';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { late } from '../../kit/late.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { DeckExtras } from './DeckExtras.tsx';
import { DeckControlsContext, type DeckDesk, DeckDeskContext } from './desk/deckDesk.ts';
import { type DeckCalls, useDeckDeskState } from './desk/useDeckDeskState.ts';
import { useIsNarrow } from './desk/useIsNarrow.ts';
import { PhoneDeck } from './PhoneDeck.tsx';
import { WideDeck } from './WideDeck.tsx';
import './deck.css';
import './deckPanels.css';
import './deckPhone.css';

const ZoomDialog = late(() => import('./ZoomDialog.tsx'), 'default');

interface DeckBuilderScreenProps extends DeckCalls {
  readonly view: DeckView;
}

/** A member's deck: theirs to arrange, everybody else's to read. Give it a key of draft and member. */
export function DeckBuilderScreen({ view, ...calls }: DeckBuilderScreenProps) {
  const { desk, controls, said, zoomed, closeZoom, extra, closeExtra } = useDeckDeskState(view, calls);
  const isNarrow = useIsNarrow();
  useUndoKeys(desk);
  useSavingOnLeave(desk.actor);
  return (
    <DeckDeskContext value={desk}>
      <DeckControlsContext value={controls}>{isNarrow ? <PhoneDeck /> : <WideDeck />}</DeckControlsContext>
      <LeaveGuard actor={desk.actor} />
      <DeckExtras extra={extra} onClose={closeExtra} />
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog face={zoomed} look={desk.look} onClose={closeZoom} />
        </Suspense>
      )}
      <LiveRegion text={said.text} turn={said.turn} />
    </DeckDeskContext>
  );
}

type Step = 'undo' | 'redo';

/** The button of a step, wherever the screen's width puts it: a key shows itself there for as long as it is down. */
function holdButton(step: Step) {
  document.querySelector(`[data-step="${step}"]`)?.toggleAttribute('data-held', true);
}

/** Any key that comes up, since a Mac tells of none but its own while Cmd is down. */
function letButtonsGo() {
  for (const button of document.querySelectorAll('[data-step][data-held]'))
    button.toggleAttribute('data-held', false);
}

/** The step a key asks for. */
function stepOf(event: KeyboardEvent): Step | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

/** Ctrl Z and Ctrl Shift Z, except in fields, which have their own, and under dialogs. */
function useUndoKeys({ undo, redo, view }: DeckDesk) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = view.isMine ? stepOf(event) : null;
      if (step === null) return;
      const isInField = event.target instanceof Element && event.target.matches('input, textarea');
      if (isInField || isDialogOpen()) return;
      holdButton(step);
      afterPress(null, step === 'undo' ? undo : redo);
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', letButtonsGo);
    window.addEventListener('blur', letButtonsGo);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', letButtonsGo);
      window.removeEventListener('blur', letButtonsGo);
    };
  }, [undo, redo, view.isMine]);
}

/** What is not saved yet is sent when the tab is hidden and before the screen goes; effects that stop the actor run later. */
function useSavingOnLeave(actor: DeckEditorActor) {
  useLayoutEffect(() => {
    const hurry = () => {
      doPresses();
      actor.send({ type: 'save.hurried' });
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') hurry();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      hurry();
    };
  }, [actor]);
}

const LEAVING_WAITS_MS = 3000;

/** A way out waits for the save; where that does not come, the member decides. */
function LeaveGuard({ actor }: { readonly actor: DeckEditorActor }) {
  const shouldBlockFn = useCallback(async () => {
    doPresses();
    if (!selectIsUnsaved(actor.getSnapshot())) return false;
    actor.send({ type: 'save.hurried' });
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot) || snapshot.hasTag('needsAttention'), {
      timeout: LEAVING_WAITS_MS,
    }).catch(() => null);
    return selectIsUnsaved(actor.getSnapshot());
  }, [actor]);
  const enableBeforeUnload = useCallback(() => {
    doPresses();
    return selectIsUnsaved(actor.getSnapshot());
  }, [actor]);
  const leaving = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });
  return (
    <ModalDialog
      title="Leave without saving?"
      isOpen={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      cancelWords="Stay"
      confirm={{ words: 'Leave', isDestructive: true, onConfirm: () => leaving.proceed?.() }}
    >
      The last changes to this deck could not be saved yet. They are lost when you leave now.
    </ModalDialog>
  );
}

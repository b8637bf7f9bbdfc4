import { Dialog } from '@chakra-ui/react';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useLayoutEffect } from 'react';
import { waitFor } from 'xstate';
import type { DeckView } from '#contract/decks/decks.ts';
import { type DeckEditorActor, selectIsUnsaved } from '#src/machines/decks/deckEditor.ts';
import { afterPress, doPresses } from '#src/ui/components/hooks/afterPress.ts';
import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useListener } from '../../components/useListener.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { Deck } from './Deck.tsx';
import { DeckDialog } from './DeckDialog.tsx';
import { DeckExtras } from './DeckExtras.tsx';
import {
  DeckArrangingContext,
  type DeckDesk,
  DeckDeskContext,
  DeckSearchContext,
  DeckShownContext,
} from './desk/deckDesk.ts';
import { type DeckCalls, useDeckDeskState } from './desk/useDeckDeskState.ts';

interface DeckBuilderScreenProps extends DeckCalls {
  readonly view: DeckView;
}

/** A member's deck: theirs to arrange, everybody else's to read. Give it a key of draft and member. */
export function DeckBuilderScreen({ view, ...calls }: DeckBuilderScreenProps) {
  const { desk, search, arranging, shown, said, extra, closeExtra } = useDeckDeskState(view, calls);
  useUndoKeys(desk);
  useSavingWithPage(desk.actor);
  return (
    <SystemProvider>
      <DeckDeskContext value={desk}>
        <DeckArrangingContext value={arranging}>
          <DeckSearchContext value={search}>
            <DeckShownContext value={shown}>
              <Deck />
            </DeckShownContext>
          </DeckSearchContext>
        </DeckArrangingContext>
        <LeaveGuard actor={desk.actor} />
        <DeckExtras extra={extra} onClose={closeExtra} />
        <LiveRegion text={said.text} turn={said.turn} />
      </DeckDeskContext>
    </SystemProvider>
  );
}

type Step = 'undo' | 'redo';

/** The button of a step shows itself pressed for as long as its key is down. */
function holdButton(step: Step) {
  document.querySelector(`[data-step="${step}"]`)?.toggleAttribute('data-held', true);
}

/** Any key that comes up, since a Mac reports none but its own while Cmd is down. */
function releaseButtons() {
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

/** A field undoes its own typing, and nothing changes under a dialog. */
const hasOtherUse = ({ target }: KeyboardEvent): boolean =>
  isDialogOpen() ||
  (target instanceof Element && target.closest('input, textarea, [aria-modal=true]') !== null);

/** Ctrl Z and Ctrl Shift Z. */
function useUndoKeys({ undo, redo, view }: DeckDesk) {
  useListener(window, 'keydown', (event) => {
    const step = view.isMine ? stepOf(event) : null;
    if (step === null || hasOtherUse(event)) return;
    holdButton(step);
    afterPress(null, step === 'undo' ? undo : redo);
    event.preventDefault();
  });
  useListener(window, 'keyup', releaseButtons);
  useListener(window, 'blur', releaseButtons);
}

/** What is not saved is sent when the tab is hidden, when the line is back, and before the screen goes; effects that stop the actor run later. */
function useSavingWithPage(actor: DeckEditorActor) {
  useLayoutEffect(() => {
    const hurry = () => {
      doPresses();
      actor.send({ type: 'save.hurried' });
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') hurry();
    };
    const onOnline = () => actor.send({ type: 'browser.cameOnline' });
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
      hurry();
    };
  }, [actor]);
}

const LEAVING_WAITS_MS = 3000;

/** A way out waits for the save; where that does not come, the member decides. */
function LeaveGuard({ actor }: { readonly actor: DeckEditorActor }) {
  const t = useMessages('deck');
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
  if (leaving.status !== 'blocked') return null;
  return (
    <DeckDialog
      title={t('leaveTitle')}
      onClose={() => leaving.reset()}
      footer={
        <>
          <Dialog.ActionTrigger asChild>
            <ActionButton data-autofocus>{t('stay')}</ActionButton>
          </Dialog.ActionTrigger>
          <ActionButton variant="solid" colorPalette="danger" onClick={() => leaving.proceed()}>
            {t('leave')}
          </ActionButton>
        </>
      }
    >
      {t('leaveBody')}
    </DeckDialog>
  );
}

import { useEffect, useState } from 'react';
import { can } from '#contract/can.ts';
import { fixedWords, isFixed } from '#contract/events/eventChanges.ts';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { EventFields } from './EventFields.tsx';
import type { EventParts } from './eventParts.ts';
import { type EventWish, problemOf, settingsOf } from './eventWish.ts';
import './eventForm.css';

interface ChangeEventDialogProps extends Pick<EventParts, 'view' | 'me' | 'asked' | 'refusal' | 'ask'> {
  readonly onClose: () => void;
}

/** The host changes what may still change; what may not stands there shut, with the sentence why. */
export function ChangeEventDialog({ view, me, asked, refusal, ask, onClose }: ChangeEventDialogProps) {
  const [wish, setWish] = useState<EventWish>(view.settings);
  const [stage, setStage] = useState<'writing' | 'sent' | 'refused'>('writing');
  const isStoring = asked !== null;
  useEffect(() => {
    if (stage !== 'sent' || isStoring) return;
    if (refusal === null) onClose();
    else setStage('refused');
  }, [stage, isStoring, refusal, onClose]);
  const progress = { phase: view.phase, hasRounds: view.rounds.length > 0 };
  const fixed = fixedWords(progress);
  const tooFew =
    wish.mostPlayers < view.people.length ? `${view.people.length} players are in already.` : undefined;
  return (
    <ModalDialog
      title="Settings of the event"
      isOpen
      width="form"
      isPersistent
      isLoading={isStoring}
      onClose={onClose}
      confirm={{
        words: 'Save the settings',
        reason: problemOf(wish) ?? tooFew,
        onConfirm: () => {
          ask({ type: 'change', settings: settingsOf(wish) });
          setStage('sent');
        },
      }}
    >
      <div className="event-form">
        {stage === 'refused' && (
          <InlineNotice kind="error" title="Nothing was changed" isSpoken>
            {refusal}
          </InlineNotice>
        )}
        {fixed !== null && <InlineNotice kind="info">{fixed}</InlineNotice>}
        <EventFields
          wish={wish}
          set={(change) => setWish((before) => ({ ...before, ...change }))}
          isFixed={(setting) => isFixed(setting, progress)}
          mayList={can(me, 'hostPublicTable')}
        />
        <p className="event-words">
          {view.game.name}, {view.template.name}: the game and its draft stay as they were announced.
        </p>
      </div>
    </ModalDialog>
  );
}

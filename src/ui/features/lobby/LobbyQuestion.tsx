import type { Seat } from '#contract/tables/tables.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';

/** What is asked back before it is done. */
export type Question =
  | { readonly kind: 'end' }
  | { readonly kind: 'leaveAndEnd' }
  | { readonly kind: 'clear'; readonly seat: Seat };

interface LobbyQuestionProps {
  readonly question: Question;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

interface Words {
  readonly title: string;
  readonly body: string;
  readonly verb: string;
  readonly busy: string;
}

function wordsOf(question: Question, isLocked: boolean): Words {
  if (question.kind === 'end')
    return {
      title: 'End this table?',
      body: 'Everybody is told and leaves the table. It cannot be opened again; its code stops working.',
      verb: 'End table',
      busy: 'Ending',
    };
  if (question.kind === 'leaveAndEnd')
    return {
      title: 'Leave and end the table?',
      body: 'Nobody else sits here who could host it, so the table ends when you leave.',
      verb: 'Leave table',
      busy: 'Leaving',
    };
  const { name } = question.seat;
  return {
    title: `Remove ${name}?`,
    body: isLocked
      ? `We’ll tell them. They can’t sit down again while the table is locked.`
      : `We’ll tell them. They can sit down again while seats are open, unless you lock the table.`,
    verb: 'Remove player',
    busy: 'Removing',
  };
}

export function LobbyQuestion({ question, isLocked, isBusy, onConfirm, onClose }: LobbyQuestionProps) {
  const { title, body, verb, busy } = wordsOf(question, isLocked);
  return (
    <ModalDialog
      title={title}
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{ words: verb, busyWords: busy, isDestructive: true, onConfirm }}
    >
      {body}
    </ModalDialog>
  );
}

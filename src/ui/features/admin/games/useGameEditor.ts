import { useSelector } from '@xstate/react';
import { gameFormSchema } from '#contract/admin/gameForm.ts';
import type { AdminGame, GameChanged, GameStatus, SaveGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import {
  type FieldFaults,
  isTypable,
  isUnsaved,
  type RecordContext,
} from '#src/machines/forms/recordEditor.ts';
import { type FieldErrors, wordsOfFields } from '#src/ui/components/submission/fieldErrors.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { OpenRecord } from '../editor/recordContext.ts';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { withDeckSize } from './deckSize.ts';
import { faultsOfGame, GAME_RULES, storable } from './gameRules.ts';

export interface GamePorts {
  readonly read: (slug: string, signal: AbortSignal) => Promise<AdminGame>;
  readonly save: (slug: string, body: SaveGame) => Promise<GameChanged>;
  readonly setStatus: (slug: string, body: { version: string; status: GameStatus }) => Promise<GameChanged>;
}

/** What a form of a game shows and does; `errors` are by path, and empty until somebody tries to save. */
export interface GameEditor {
  readonly game: AdminGame;
  readonly definition: GameDefinition;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly errors: FieldErrors;
  /** Why the last call failed, '' if it didn't. */
  readonly failure: string;
  readonly change: (changes: Partial<GameDefinition>) => void;
  readonly discard: () => void;
  readonly save: () => void;
  readonly setStatus: (status: GameStatus) => Promise<void>;
}

/** The status is null where the definition was saved. */
type OnDone = (name: string, activityId: string | null, status: GameStatus | null) => void;

/** Opens a game on `recordEditor`; it stays open after a save, and follows what is undone. */
export function useGameEditor(ports: GamePorts, slug: string, onDone: OnDone) {
  const t = useMessages('admin');
  const { revision } = useAdminShell();
  const status = useBusyAction();
  const record = useRecordEditor(GAME_RULES, {
    ...{ schema: gameFormSchema, id: slug, row: null, read: ports.read, revision },
    save: async ({ record: game, form }) => {
      const body = { version: game?.version ?? '', definition: storable(form) };
      const changed = await ports.save(slug, body);
      return { activityId: changed.activityId, record: changed.game };
    },
    onSaved: ({ activityId }, { name }) => onDone(name.trim(), activityId, null),
  });
  const snapshot = useSelector(record, (now) => now);
  const { record: game, form, theirs, failure, isConflict } = snapshot.context;
  const faults = shownFaults(snapshot.context);
  const type = (changes: Partial<GameDefinition>) => record.send({ type: 'typed', changes });
  const editor: GameEditor | null = game && {
    game,
    definition: form,
    isChanged: isUnsaved(snapshot),
    isBusy: status.isBusy || !snapshot.matches('editing'),
    errors: wordsOfFields(faults),
    failure: isConflict ? t('conflict') : failure || status.failure,
    change: type,
    discard: () => {
      record.send({ type: 'discard.pressed' });
      status.setFailure('');
    },
    save: () => {
      record.send({ type: 'save.pressed' });
      requestAnimationFrame(focusOnFirstFault);
    },
    setStatus: (to) =>
      status.run(async () => {
        try {
          const { activityId } = await ports.setStatus(slug, { version: game.version, status: to });
          onDone(game.definition.name, activityId, to);
        } finally {
          record.send({ type: 'changed.elsewhere' });
        }
      }),
  };
  const fields: OpenRecord = {
    ...{ form, faults, theirs, canType: isTypable(snapshot) },
    type: (changes) =>
      // The size of a deck is the minimum of its main bucket too.
      type(Number.isFinite(changes.deckSize) ? withDeckSize(form, Number(changes.deckSize)) : changes),
    takeTheirs: (field) => {
      const known = Object.keys(form).find((key): key is keyof GameDefinition => key === field);
      if (known) record.send({ type: 'theirs.pressed', field: known });
    },
  };
  return { record, editor, fields };
}

type Checked = Pick<RecordContext<AdminGame, GameDefinition>, 'form' | 'faults' | 'failure'>;

/** Found again as the form is typed in, since rows move; those of the server are of the body that was sent. */
function shownFaults({ form, faults, failure }: Checked): FieldFaults {
  const paths = Object.entries(faults);
  if (paths.length === 0) return faults;
  if (failure === '') return faultsOfGame(form);
  return Object.fromEntries(paths.map(([path, words]) => [path.replace(/^definition\./, ''), words]));
}

const focusOnFirstFault = () =>
  document.querySelector<HTMLElement>('[data-part=game-form] [aria-invalid=true]')?.focus();

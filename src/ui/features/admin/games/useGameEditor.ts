import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AdminGame, GameChanged, GameStatus, SaveGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { errorWords, failureOf } from '#src/machines/failure.ts';
import { rebased } from '#src/machines/rebased.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { wordsOfFields } from '#src/ui/members/fieldErrors.ts';
import { errorsOfGame, type GameErrors, isSameGame } from './gameDraft.ts';

export interface GamePorts {
  readonly read: (slug: string, signal: AbortSignal) => Promise<AdminGame>;
  readonly save: (slug: string, body: SaveGame) => Promise<GameChanged>;
  readonly setStatus: (slug: string, body: { version: string; status: GameStatus }) => Promise<GameChanged>;
}

interface Editing {
  readonly base: AdminGame;
  readonly definition: GameDefinition;
}

/** What a form of a game shows and does; `errors` stay empty until somebody tries to save. */
export interface GameEditor {
  readonly game: AdminGame;
  readonly definition: GameDefinition;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly errors: GameErrors;
  /** Why the last try came to nothing, '' if it did not. */
  readonly failure: string;
  readonly change: (changes: Partial<GameDefinition>) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly setStatus: (status: GameStatus) => Promise<void>;
}

export type GameLoading =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly words: string;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | { readonly kind: 'loaded'; readonly editor: GameEditor };

const CHANGED_MEANWHILE =
  'Somebody else changed this game meanwhile. Your changes were laid over theirs: look at them, then save again.';

/**
 * One game being edited; `onSaved` is told each change that was stored, with the status if that was it; another `revision`
 * reads it again. Keep `ports` stable.
 */
export function useGameEditor(
  ports: GamePorts,
  slug: string,
  revision: number,
  onSaved: (changed: GameChanged, status: GameStatus | null) => void,
): GameLoading {
  const load = useCallback(
    (signal: AbortSignal) => {
      void revision;
      return ports.read(slug, signal);
    },
    [ports, slug, revision],
  );
  const { answer, isAsking, reload } = useLoaded(load);
  const [editing, setEditing] = useState<Editing | null>(null);
  const loaded = answer.kind === 'loaded' ? answer.value : null;
  useEffect(() => {
    if (loaded) setEditing((before) => takenUp(before, loaded, slug));
  }, [loaded, slug]);
  const own = editing?.base.definition.slug === slug ? editing : null;
  const storing = useStoring(ports, slug, own, (next) => setEditing(next), onSaved);
  if (own !== null)
    return {
      kind: 'loaded',
      editor: {
        ...storing,
        game: own.base,
        definition: own.definition,
        isChanged: !isSameGame(own.base.definition, own.definition),
        change: (changes) =>
          setEditing((before) => before && { ...before, definition: { ...before.definition, ...changes } }),
      },
    };
  if (answer.kind === 'failed')
    return { kind: 'failed', words: answer.words, isRetrying: isAsking, retry: reload };
  return { kind: 'loading' };
}

/** Sends what was typed; what is refused stays typed, and says why. */
function useStoring(
  ports: GamePorts,
  slug: string,
  editing: Editing | null,
  take: (editing: Editing) => void,
  onSaved: (changed: GameChanged, status: GameStatus | null) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Refused>(NOTHING);
  const mistakes = useMemo(
    () => (isChecked && editing ? errorsOfGame(editing.definition) : {}),
    [isChecked, editing],
  );
  const begin = (base: AdminGame, definition: GameDefinition) => {
    take({ base, definition });
    setChecked(false);
    setRefusal(NOTHING);
  };
  const attempt = async (status: GameStatus | null, action: (editing: Editing) => Promise<GameChanged>) => {
    if (isBusy || editing === null) return;
    setBusy(true);
    setRefusal(NOTHING);
    try {
      const changed = await action(editing);
      begin(changed.game, changed.game.definition);
      onSaved(changed, status);
    } catch (thrown) {
      setRefusal(refusedBy(thrown));
      if (failureOf(thrown).code === 'changedMeanwhile') take(await laidOver(ports, slug, editing));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    errors: { ...refusal.fields, ...mistakes },
    failure: refusal.words,
    discard: () => {
      if (editing) begin(editing.base, editing.base.definition);
    },
    save: async () => {
      setChecked(true);
      if (editing === null || Object.keys(errorsOfGame(editing.definition)).length > 0) return;
      await attempt(null, ({ base, definition }) => ports.save(slug, { version: base.version, definition }));
    },
    setStatus: (status: GameStatus) =>
      attempt(status, ({ base }) => ports.setStatus(slug, { version: base.version, status })),
  };
}

interface Refused {
  readonly words: string;
  readonly fields: GameErrors;
}

function refusedBy(thrown: unknown): Refused {
  const { code, fields } = failureOf(thrown);
  return {
    words: code === 'changedMeanwhile' ? CHANGED_MEANWHILE : errorWords(thrown),
    fields: wordsOfFields(
      Object.fromEntries(
        Object.entries(fields).map(([path, words]) => [path.replace(/^definition\./, ''), words]),
      ),
    ),
  };
}

/** What was typed over what others have stored meanwhile; as it was where that cannot be read now. */
async function laidOver(ports: GamePorts, slug: string, editing: Editing): Promise<Editing> {
  try {
    const theirs = await ports.read(slug, new AbortController().signal);
    const { base, definition } = editing;
    return { base: theirs, definition: rebased(base.definition, definition, theirs.definition) };
  } catch {
    return editing;
  }
}

const NOTHING = { words: '', fields: {} } as const;

/** A fresh reading replaces what is shown, unless something was typed over the earlier one. */
function takenUp(before: Editing | null, loaded: AdminGame, slug: string): Editing {
  const isTyping =
    before !== null &&
    before.base.definition.slug === slug &&
    !isSameGame(before.base.definition, before.definition);
  return isTyping ? before : { base: loaded, definition: loaded.definition };
}

import { createActor, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '#contract/members/preferences.ts';
import { type PreferencesActor, preferencesMachine } from '#src/machines/preferences.ts';

/** The server's side of the choices; both throw when there is no good answer. */
export interface PreferencePorts {
  readonly load: () => Promise<Preferences>;
  readonly save: (preferences: Preferences) => Promise<Preferences>;
}

/** The last known choices, so that the next visit begins with them. */
export const PREFERENCES_KEY = 'passleft.preferences';

const copySchema = z.object({ userId: z.string(), preferences: preferencesSchema });

interface Opened {
  readonly userId: string;
  readonly actor: PreferencesActor;
  readonly close: () => void;
}

let opened: Opened | null = null;

/** The choices of this person in this window: one actor, so that a choice is saved even if its page is left. */
export function openPreferences(userId: string, ports: PreferencePorts): PreferencesActor {
  if (opened?.userId === userId) return opened.actor;
  opened?.close();
  opened = startPreferences(userId, ports);
  return opened.actor;
}

/** Forgets the open choices; the next `openPreferences` asks again. */
export function closePreferences(): void {
  opened?.close();
  opened = null;
}

function startPreferences(userId: string, ports: PreferencePorts): Opened {
  const known = readStored(userId) ?? DEFAULT_PREFERENCES;
  const actor = createActor(
    preferencesMachine.provide({
      actors: {
        loadPreferences: fromPromise(() => ports.load()),
        // Another tab or device may have chosen since; only what was chosen here is laid over it.
        savePreferences: fromPromise(async ({ input }) =>
          ports.save({ ...(await ports.load()), ...input.change }),
        ),
      },
    }),
    { input: { known } },
  ).start();
  const stopListening = listenToPage(userId, actor);
  const stopKeeping = keepCopy(userId, actor);
  return {
    userId,
    actor,
    close() {
      stopListening();
      stopKeeping();
      actor.stop();
    },
  };
}

function listenToPage(userId: string, actor: PreferencesActor): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const preferences = key === PREFERENCES_KEY ? readCopy(newValue, userId) : null;
    if (preferences) actor.send({ type: 'choices.storedElsewhere', preferences });
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'page.left' });
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

function keepCopy(userId: string, actor: PreferencesActor): () => void {
  let copied = actor.getSnapshot().context.stored;
  const { unsubscribe } = actor.subscribe(({ context: { stored } }) => {
    if (stored === copied) return;
    copied = stored;
    try {
      localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ userId, preferences: stored }));
    } catch {
      // A browser that refuses storage asks the server at every visit.
    }
  });
  return unsubscribe;
}

function readStored(userId: string): Preferences | null {
  try {
    return readCopy(localStorage.getItem(PREFERENCES_KEY), userId);
  } catch {
    return null;
  }
}

function readCopy(text: string | null, userId: string): Preferences | null {
  if (text === null) return null;
  try {
    const copy = copySchema.parse(JSON.parse(text));
    return copy.userId === userId ? copy.preferences : null;
  } catch {
    return null;
  }
}

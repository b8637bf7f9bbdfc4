import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import {
  type PreferencesActor,
  type PreferencesSnapshot,
  selectPreferences,
} from '#src/machines/preferences.ts';

/** Null outside the screens of members and guests. */
export const PreferencesContext = createContext<PreferencesActor | null>(null);

const readOrDefault = (snapshot: PreferencesSnapshot | undefined) =>
  snapshot === undefined ? DEFAULT_PREFERENCES : selectPreferences(snapshot);

/** The choices of the person who is signed in: the last known ones or the defaults until the server has answered. */
export function usePreferences(): Preferences {
  return useSelector(useContext(PreferencesContext) ?? undefined, readOrDefault, shallowEqual);
}

/** The actor that choices are sent to. */
export function usePreferencesActor(): PreferencesActor {
  const actor = useContext(PreferencesContext);
  if (!actor) throw new Error('usePreferencesActor needs a PreferencesProvider above it.');
  return actor;
}

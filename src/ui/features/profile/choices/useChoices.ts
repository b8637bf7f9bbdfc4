import { useCallback } from 'react';
import type { Preferences } from '#contract/members/preferences.ts';
import type { PreferenceChange } from '#src/machines/preferences.ts';
import { usePreferences, usePreferencesActor } from '../../../components/preferences/usePreferences.ts';

export interface Choices {
  readonly preferences: Preferences;
  readonly choose: (change: PreferenceChange) => void;
}

/** The choices as they stand, and the way to change some of them; saving follows by itself. */
export function useChoices(): Choices {
  const actor = usePreferencesActor();
  const choose = useCallback(
    (change: PreferenceChange) => actor.send({ type: 'choice.made', change }),
    [actor],
  );
  return { preferences: usePreferences(), choose };
}

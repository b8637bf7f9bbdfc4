import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { showMotionChoice } from '#src/ui/system/look/motion.ts';
import { openPreferences, type PreferencePorts } from './ownPreferences.ts';
import { PreferencesContext, usePreferences } from './usePreferences.ts';

interface PreferencesProviderProps {
  readonly userId: string;
  readonly ports: PreferencePorts;
  readonly children: ReactNode;
}

/** Opens the choices of the member for everything inside, and applies those that the whole page follows. */
export function PreferencesProvider({ userId, ports, children }: PreferencesProviderProps) {
  const actor = useMemo(() => openPreferences(userId, ports), [userId, ports]);
  return (
    <PreferencesContext value={actor}>
      <PagePainter />
      {children}
    </PreferencesContext>
  );
}

function PagePainter() {
  const { reducesMotion, showsFoils } = usePreferences();
  useLayoutEffect(() => {
    showMotionChoice(reducesMotion);
    document.documentElement.dataset.foils = showsFoils ? 'on' : 'off';
  }, [reducesMotion, showsFoils]);
  return null;
}

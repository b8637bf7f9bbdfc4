import { useEffect, useRef } from 'react';

/** Asks again when `version` is another one than before; with `reload` of `useLoaded` what is shown stays until then. */
export function useAskAgain(version: unknown, reload: () => void): void {
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    reload();
  }, [version, reload]);
}

import { useEffect, useState } from 'react';
import type { SealTrouble } from '#src/machines/sealDuty.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import { selectSealTrouble } from '#src/machines/tableSeal.ts';

/** What does not fit with this seat's part in the seal; null when nothing is wrong, and while it is being loaded. */
export function useSealTrouble(link: TableLink): SealTrouble | null {
  const [trouble, setTrouble] = useState<SealTrouble | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void link.openSeal().then((seal) => {
      if (isOver) return;
      setTrouble(selectSealTrouble(seal.getSnapshot()));
      const following = seal.subscribe((snapshot) => setTrouble(selectSealTrouble(snapshot)));
      stop = () => following.unsubscribe();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [link]);
  return trouble;
}

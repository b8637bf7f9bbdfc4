import { useEffect, useState } from 'react';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';

/** The live link to a table while this component is shown; null for the first moment. */
export function useTableLink(liveTables: LiveTables, draftId: string): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    setLink(liveTables.use(draftId));
    return () => {
      setLink(null);
      liveTables.release(draftId);
    };
  }, [liveTables, draftId]);
  return link;
}

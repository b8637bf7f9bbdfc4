import { useMemo } from 'react';
import type { TableColumn } from '../tableParts.ts';
import { useKeptText } from './useKeptText.ts';

/** Which columns of a grid are shown; the choice is kept in this browser. The first column always is. */
export function useShownColumns<Row>(grid: string, columns: readonly TableColumn<Row>[]) {
  const [text, keep] = useKeptText(`admin.columns.${grid}`);
  const shown = useMemo(() => {
    const chosen = text?.split(',');
    return columns.filter(
      ({ key, isHiddenAtFirst }, index) => index === 0 || (chosen?.includes(key) ?? isHiddenAtFirst !== true),
    );
  }, [text, columns]);
  const show = useMemo(() => (keys: readonly string[]) => keep(keys.join(',')), [keep]);
  return [shown, show] as const;
}

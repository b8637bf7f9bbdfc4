import { formatFor } from '../../../../messages/format.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { waitedFor } from '../../seating.ts';
import { useTable } from '../../useTable.ts';

/** “Waiting for Kim and Priya.” */
export function useWaiting(): string {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const names = waitedFor(view).flatMap((seat) => people[seat]?.name ?? []);
  if (names.length === 0) return t('oneMoment');
  return names.length > 2
    ? t('waitingForMany', { count: names.length })
    : t('waitingFor', { names: formatFor().list(names) });
}

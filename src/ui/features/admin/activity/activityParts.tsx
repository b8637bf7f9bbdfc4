import type { ActivityDetail, ActivityRow, RowChangeView } from '#contract/admin/activity.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** What activity asks the server for; every call throws with words. */
export interface ActivityPorts {
  readonly activity: TablePorts<ActivityRow>;
  readonly detail: (activityId: string, signal: AbortSignal) => Promise<ActivityDetail>;
  readonly revert: (activityId: string) => Promise<{ readonly activityId: string }>;
}

/** Why an activity cannot be reverted; undefined where it can. */
export function whyFinal({
  changes,
  revertedAt,
  kind,
}: Pick<ActivityRow, 'changes' | 'revertedAt' | 'kind'>) {
  if (revertedAt !== null) return 'reverted';
  if (kind === 'imported') return 'ofImport';
  return changes === 0 ? 'final' : undefined;
}

interface RevertButtonProps {
  readonly row: ActivityRow;
  readonly revert: ActivityPorts['revert'];
  readonly onReverted: (activityId: string) => void;
}

/** Puts back what an activity changed; why it cannot is said at the button. */
export function RevertButton({ row, revert, onReverted }: RevertButtonProps) {
  const t = useMessages('adminOverview');
  const why = whyFinal(row);
  return (
    <PressButton
      size="sm"
      reason={why && t('whyFinal', { why })}
      aria-label={t('revertLabel', { what: row.label })}
      onPress={async () => onReverted((await revert(row.id)).activityId)}
    >
      {row.kind === 'reverted' ? t('redo') : t('revert')}
    </PressButton>
  );
}

/** One value of a row that became another; '' where there was none. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What became different in a row, field by field; fields of a record have names of their own. */
export function differencesOf({ before, after }: RowChangeView): readonly Difference[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
    .filter((one) => one.before !== one.after && !one.field.endsWith('id'));
}

function flat(value: Readonly<Record<string, unknown>> | null, path = ''): Record<string, string> {
  if (value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): (readonly [string, string])[] => {
      const field = path === '' ? key : `${path} ${key}`;
      const name = inWords(field.replace(/^(record|definition) /, ''));
      if (isRecord(part)) return Object.entries(flat(part, field));
      return [[name, textOf(part)]];
    }),
  );
}

function textOf(part: unknown): string {
  if (part === null) return '';
  if (typeof part === 'string') return part;
  const isListOfWords = Array.isArray(part) && part.every((one) => typeof one === 'string');
  return isListOfWords ? part.join(', ') : JSON.stringify(part);
}

/** Columns and fields of a record that say the same get the same name, and are told once. */
const inWords = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

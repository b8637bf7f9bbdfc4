import type { HookMessage, HookRow } from '#contract/hooks/hooks.ts';
import type { useMessages } from '../../../messages/useMessages.ts';

type Words = ReturnType<typeof useMessages<'webHooks'>>;

const EVENT_WORDS = {
  'table.opened': 'opened',
  'table.readyCheck': 'ready',
  'draft.started': 'started',
  'draft.finished': 'finished',
  'round.opened': 'round',
  'result.reported': 'result',
  'hook.test': 'test',
} as const satisfies Record<HookMessage, string>;

/** Such as: Table opened. */
export const eventWords = (t: Words, type: HookMessage): string => t('event', { event: EVENT_WORDS[type] });

/** Such as: Discord channel · discord.com · your tables and events · 4 events. */
export const rowWords = (t: Words, { kind, host, scope, events }: HookRow): string =>
  t('rowWords', {
    kind: t('kind', { kind }),
    host,
    scope: t('scope', { scope }),
    events: t('heardEvents', { count: events.length }),
  });

/** How a hook does, as its badge says it. */
export function stateOf({ off, failingSinceMs }: HookRow) {
  return off ?? (failingSinceMs === null ? 'on' : 'troubled');
}

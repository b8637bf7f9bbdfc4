import { Badge } from '@chakra-ui/react';
import type { HookRow } from '#contract/hooks/hooks.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { stateOf } from './hookWords.ts';

/** Whether a hook is on, and if not, why. */
export function StateBadge({ hook }: { readonly hook: HookRow }) {
  const t = useMessages('webHooks');
  const state = stateOf(hook);
  return (
    <Badge
      variant="subtle"
      size="xs"
      colorPalette={state === 'on' ? 'ok' : state === 'troubled' ? 'warn' : 'danger'}
    >
      {t('stateBadge', { state })}
    </Badge>
  );
}

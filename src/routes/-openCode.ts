import type { AnyRouter } from '@tanstack/react-router';
import { codeRoutes, type OpenedByCode } from '#contract/routes/codes.ts';
import { createClient } from '#src/api/client.ts';
import { CODE_EXAMPLE, type CodeReading, readCode } from '#src/ui/features/codes/readCode.ts';
import { enterAsGuest } from '#src/ui/home/enterAsGuest.ts';
import { currentLocale, loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SHARED } from '#src/ui/results/keyedAddress.ts';
import type { RouterContext } from './-context.ts';

/** Where a code or a link leads. */
export type CodeTarget =
  | (OpenedByCode & { readonly code: string | undefined })
  | { readonly kind: 'result' | 'poll'; readonly key: string };

/** The address of a target: the one place to change when Home shows the panels of `/?join=`, `/?event=`, `/?result=` and `/?poll=`. */
export function addressOfTarget(target: CodeTarget) {
  switch (target.kind) {
    case 'table':
      return {
        to: '/drafts/$draftId',
        params: { draftId: target.draftId },
        search: target.code === undefined ? {} : { code: target.code },
        state: { wantsSeat: true },
      } as const;
    case 'event':
      return {
        to: '/drafts/$draftId',
        params: { draftId: target.eventId },
        search: { tab: 'event', ...(target.code !== undefined && { key: target.code }) },
      } as const;
    default:
      return {
        to: '/drafts/$draftId/results',
        params: { draftId: SHARED },
        search: { key: target.key },
      } as const;
  }
}

/** What was put into the box; a code is asked for. Throws with words where it leads nowhere. */
async function targetOf(reading: CodeReading, { api }: RouterContext): Promise<CodeTarget> {
  switch (reading.kind) {
    case 'code': {
      const { code } = reading;
      return { ...(await createClient(codeRoutes, api).openedByCode({ params: { code } })), code };
    }
    case 'table':
      return { kind: 'table', draftId: reading.id, code: reading.code };
    case 'event':
      return { kind: 'event', eventId: reading.id, code: reading.code };
    case 'wrong': {
      await loadMessages('codes');
      const t = messagesFor(currentLocale(), 'codes');
      throw new Error(reading.why === 'length' ? t('length', { example: CODE_EXAMPLE }) : t(reading.why));
    }
    default:
      return reading;
  }
}

/**
 * Goes to what a code or a link opens, as somebody put it into the box for codes; throws with words. A visitor becomes a
 * guest on the way to a table or an event, once it is known that there is one.
 */
export async function openCode(router: AnyRouter, text: string): Promise<void> {
  const context = router.options.context as RouterContext;
  const target = await targetOf(readCode(text), context);
  if (target.kind === 'table' || target.kind === 'event') await enterAsGuest(context.session);
  await router.navigate(addressOfTarget(target));
}

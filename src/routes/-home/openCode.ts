import type { AnyRouter } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { codeRoutes, type OpenedByCode } from '#contract/routes/codes.ts';
import { createClient } from '#src/api/client.ts';
import { selectIsDecided, selectUser } from '#src/machines/session/sessionSelectors.ts';
import { CODE_EXAMPLE, type CodeReading, readCode } from '#src/ui/features/codes/readCode.ts';
import { enterAsGuest } from '#src/ui/features/home/enterAsGuest.ts';
import { currentLocale, loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import type { RouterContext } from '../-context.ts';

/** Where a code or a link leads. */
export type CodeTarget =
  | (OpenedByCode & { readonly code: string | undefined })
  | { readonly kind: 'result' | 'poll'; readonly key: string };

/**
 * The address of a target. People who are not signed in see the invitation at Home first, where they say who they are; others
 * have pressed a button for a seat already.
 */
export function addressOfTarget(target: CodeTarget, isSignedIn: boolean) {
  if ('code' in target && target.code !== undefined && !isSignedIn)
    return {
      to: '/',
      search: target.kind === 'table' ? { join: target.code } : { event: target.code },
    } as const;
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
        to: '/',
        search: target.kind === 'result' ? { result: target.key } : { poll: target.key },
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
 * guest on the way to a table or an event that a link without a code names.
 */
export async function openCode(router: AnyRouter, text: string): Promise<void> {
  const context = router.options.context as RouterContext;
  const target = await targetOf(readCode(text), context);
  const isSignedIn = selectUser(await waitFor(context.session, selectIsDecided)) !== null;
  if ('code' in target && target.code === undefined) await enterAsGuest(context.session);
  await router.navigate(addressOfTarget(target, isSignedIn));
}

import { equivalent, survived, type Verdicts } from './verdict.ts';

export const sessionVerdicts: Verdicts = {
  session: [
    survived(
      'params.userId !== null && params.userId !== context.user?.userId,',
      'context.user?.userId',
      'context.user.userId',
      'it is asked only where somebody is signed in, so no test can tell; counted all the same.',
    ),
    ...[
      ["event.outcome.kind === 'granted'", 'true'],
      ["''", '"Stryker was here!"'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "return { token: event.outcome.kind === 'granted' ? event.outcome.token : '' };",
        original,
        replacement,
        'only a return that was granted leads here; the check is there for the types.',
      ),
    ),
    equivalent(
      'stored !== null && isWornToken(stored.reading, stored.foundAtMs),',
      'stored !== null',
      'true',
      'whether a token was found was asked just before; the check is there for the types.',
    ),
    equivalent(
      'isGuest: ({ context }) => context.user?.isGuest === true,',
      'context.user?.isGuest',
      'context.user.isGuest',
      'it is asked only where somebody is signed in; the check is there for the types.',
    ),
  ],
  authorisedRequest: [
    equivalent(
      "const giveUp = () => actor.send({ type: 'caller.gaveUp', reason: signal?.reason });",
      'signal?.reason',
      'signal.reason',
      'only the signal calls this, so there is one; the check is there for the types.',
    ),
    ...[
      ['{ once: true }', '{}'],
      ['true', 'false'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "signal?.addEventListener('abort', giveUp, { once: true });",
        original,
        replacement,
        'a signal aborts once only.',
      ),
    ),
  ],
  emailVerification: [
    equivalent(
      "input: ({ context }) => ({ token: context.token ?? '' }),",
      "''",
      '"Stryker was here!"',
      'only a link leads here, and its token is never missing; the check is there for the types.',
    ),
  ],
  pushSubscription: [
    ...[
      ["value === 'deciding'", 'false'],
      ["'deciding'", '""'],
      ["'looking'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "value === 'deciding' ? 'looking' : value;",
        original,
        replacement,
        'nobody ever sees the machine deciding: it goes on within the same step. The check is there for the types.',
      ),
    ),
    equivalent(
      "context: { standing: 'off', failure: null },",
      "'off'",
      '""',
      'it is asked only after it was looked up.',
    ),
    survived(
      "id: 'pushSubscription',",
      "'pushSubscription'",
      '""',
      'the name of a machine is read by tools and nobody else.',
    ),
  ],
  desktopNotices: [
    survived(
      "id: 'desktopNotices',",
      "'desktopNotices'",
      '""',
      'the name of a machine is read by tools and nobody else.',
    ),
    ...[
      ["snapshot.value === 'deciding'", 'false'],
      ["'deciding'", '""'],
      ["'unasked'", '""'],
    ].map(([original = '', replacement = '']) =>
      equivalent(
        "return snapshot.value === 'deciding' ? 'unasked' : snapshot.value;",
        original,
        replacement,
        'nobody ever sees the machine deciding: it goes on within the same step. The check is there for the types.',
      ),
    ),
  ],
  notificationQueue: [
    equivalent(
      'isRejected: (_, wish: NoticeWish) => rejectionOf(wish) !== null,',
      'rejectionOf(wish) !== null',
      'true',
      'every state under the line takes each wish that is not rejected before this guard is asked.',
    ),
    ...['true', 'notice.id !== id'].map((replacement) =>
      equivalent(
        'isShown: ({ context }, { id }: { id: string }) => context.shown.some((notice) => notice.id === id),',
        'notice.id === id',
        replacement,
        'removing a notice that is not there removes nothing, and the only one that is shown is seen to before.',
      ),
    ),
    equivalent(
      'context.shown.length === 1 && context.shown[0]?.id === id,',
      'context.shown[0]?.id',
      'context.shown[0].id',
      'the list was just found to have one entry.',
    ),
    equivalent(
      "params: ({ event }) => ({ text: event.text, reason: rejectionOf(event) ?? '' }),",
      "''",
      '"Stryker was here!"',
      'the guard let only rejected wishes through, and those have a reason.',
    ),
    equivalent(
      "position: wish.position !== undefined && isPosition(wish.position) ? wish.position : 'top',",
      'wish.position !== undefined && isPosition(wish.position)',
      'wish.position !== undefined || isPosition(wish.position)',
      'a wish with a wrong position was rejected before, and no position is none of the allowed ones.',
    ),
    equivalent(
      "position: wish.position !== undefined && isPosition(wish.position) ? wish.position : 'top',",
      'wish.position !== undefined',
      'true',
      'no position is none of the allowed ones; the check is there for the types.',
    ),
    equivalent(
      'if (notice.runsSinceMs === null) return notice;',
      'notice.runsSinceMs === null',
      'false',
      'only notices that stay are still when times are held, and what remains of no time is no time.',
    ),
  ],
};

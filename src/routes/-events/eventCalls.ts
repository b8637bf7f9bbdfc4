import type { AnyRouter } from '@tanstack/react-router';
import { createActor, fromCallback, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { EventNews } from '#contract/events/eventCalls.ts';
import { newsWords, pathOfNews } from '#contract/messages/eventNews.ts';
import { formatTagOf } from '#contract/messages/locales.ts';
import { eventRoutes } from '#contract/routes/events.ts';
import { createClient } from '#src/api/client.ts';
import {
  type EventCallsActor,
  type EventCallsEvent,
  eventCallsMachine,
  selectCallsOffsetMs,
} from '#src/machines/events/eventCalls.ts';
import { currentLocale, loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import type { RouterContext } from '../-context.ts';

const TOLD_KEY = 'event-calls-told';
const NOTICE_MS = 15_000;
const keysSchema = z.catch(z.array(z.string()), []);

/** What this tab was told, over reloads; a browser that keeps nothing is told again. */
function readTold(): readonly string[] {
  try {
    return keysSchema.parse(JSON.parse(sessionStorage.getItem(TOLD_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function keepTold(told: readonly string[]): void {
  try {
    sessionStorage.setItem(TOLD_KEY, JSON.stringify(told));
  } catch {
    // Told again after a reload.
  }
}

/** Pages whose own cards show every call: what was missed stands there already. */
const SHOWS_CALLS = ['/', '/my-drafts'];

/** Whether the page that is shown says what the news say. */
export const isInSight = (path: string, news: EventNews, isLive: boolean): boolean =>
  path === `/drafts/${news.eventId}` || (!isLive && SHOWS_CALLS.includes(path));

/** Follows what events ask of the member, until it is stopped. */
export function startEventCalls(router: AnyRouter): { readonly calls: EventCallsActor; stop(): void } {
  const { api, liveTables, notices } = router.options.context as RouterContext;
  const client = createClient(eventRoutes, api);

  async function raise(news: EventNews) {
    await loadMessages('eventNews', 'events');
    const locale = currentLocale();
    const t = messagesFor(locale, 'events');
    const reader = { t: messagesFor(locale, 'eventNews'), tag: formatTagOf(locale) };
    const { title, words } = newsWords(reader, news, Date.now() + selectCallsOffsetMs(calls.getSnapshot()));
    const isMatch = 'round' in news;
    notices.send({
      type: 'notice.raised',
      kind: 'info',
      text: `${title}. ${words}`,
      timeoutMs: NOTICE_MS,
      series: 'event',
      action: {
        words: t(news.kind === 'seated' ? 'goToTable' : isMatch ? 'goToMatch' : 'goToEvent'),
        onPress: () => void router.navigate({ href: pathOfNews(news) }),
      },
    });
  }

  const calls = createActor(
    eventCallsMachine.provide({
      actors: {
        ask: fromPromise(async ({ signal }) => ({
          ...(await client.eventCalls({}, { signal })),
          atMs: Date.now(),
        })),
        line: fromCallback<EventCallsEvent>(({ sendBack }) => {
          let stop = () => {};
          let isOver = false;
          liveTables().then(
            (live) => {
              if (isOver) return;
              const line = live.line();
              const stopHearing = line.hear('eventCall', ({ news }) =>
                sendBack({ type: 'news.heard', news }),
              );
              const stopWatching = line.watchLine((isUp) => {
                if (isUp) sendBack({ type: 'line.came' });
              });
              // What was told before the line was up is asked for.
              void line.ask('WatchCalls').then(() => sendBack({ type: 'line.came' }));
              stop = () => {
                stopHearing();
                stopWatching();
              };
            },
            () => {},
          );
          return () => {
            isOver = true;
            stop();
          };
        }),
      },
      actions: {
        raise: (_, { news, isLive }) => {
          const path = router.state.location.pathname;
          for (const one of news) if (!isInSight(path, one, isLive)) void raise(one).catch(() => undefined);
        },
        keepTold: (_, { told }) => keepTold(told),
      },
    }),
    { input: { told: readTold() } },
  ).start();
  // Pages of members keep the live line open anyway; Home opens it only for those whom an event may call.
  const onPage = () => {
    const isMembers = router.state.matches.some(({ routeId }) => routeId === '/_member');
    if (isMembers) calls.send({ type: 'line.wanted' });
  };
  onPage();
  const stopPages = router.subscribe('onResolved', onPage);
  const onVisible = () => {
    if (document.visibilityState === 'visible') calls.send({ type: 'page.shown' });
  };
  document.addEventListener('visibilitychange', onVisible);
  return {
    calls,
    stop() {
      document.removeEventListener('visibilitychange', onVisible);
      stopPages();
      calls.stop();
    },
  };
}

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { createApi } from './api/api.ts';
import { createHttp } from './api/http.ts';
import { lateCalls } from './api/lateCalls.ts';
import { realWaiting } from './api/patience.ts';
import { askForUser, createSessionCalls } from './api/sessionCalls.ts';
import { listenToOtherTabs, oneTabAtATime, tellOtherTabs } from './api/tabs.ts';
import { readToken } from './api/tokenReading.ts';
import { browserTokenStore } from './api/tokenStore.ts';
import { inspected } from './inspection.ts';
import { isUnreachable } from './machines/failure.ts';
import type { LiveTables } from './machines/hub/liveTables.ts';
import { notificationQueueMachine } from './machines/notices/notificationQueue.ts';
import { authorisedRequestMachine, runAuthorised } from './machines/session/authorisedRequest.ts';
import { freshToken } from './machines/session/freshToken.ts';
import { sessionMachine } from './machines/session/session.ts';
import { UNEXPECTED_ERROR } from './machines/session/sessionWords.ts';
import { makeRouter } from './router.tsx';
import { takeMailedToken } from './routes/-account/mailedToken.ts';
import { takeThirdPartyReturn } from './routes/-account/thirdPartyReturn.ts';
import { lateTableCalls } from './routes/-drafts/lateTableCalls.ts';
import { refreshInFront } from './routes/-refreshInFront.ts';
import { giveWay } from './ui/features/home/firstHome.ts';
import { ActorsProvider } from './ui/features/shell/actors.tsx';
import './ui/system/css/firstPaint.css';
import './ui/system/css/fonts.css';
import './ui/system/css/reset.css';
import './ui/system/css/tokens.css';
import { hearOfMissingParts } from './ui/components/loading/missingParts.ts';

const thirdPartyReturn = takeThirdPartyReturn(location.href);
const { mailedToken, cleanPath } = takeMailedToken(location.href);
const addressWithoutSecrets = thirdPartyReturn?.cleanPath ?? cleanPath;
if (addressWithoutSecrets !== null) history.replaceState(history.state, '', addressWithoutSecrets);

const nowMs = () => Date.now();
const http = createHttp();
const tokenStore = browserTokenStore(localStorage);
const calls = createSessionCalls({
  http,
  tokenStore,
  oneTabAtATime: oneTabAtATime(navigator.locks),
  waiting: realWaiting(),
});

const notices = createActor(
  notificationQueueMachine(nowMs).provide({
    actions: {
      reportRejection: (_, { text, reason }) => console.error(`A notice was rejected, ${reason}: ${text}`),
    },
  }),
  inspected('notices'),
).start();

const session = createActor(
  sessionMachine.provide({
    actors: {
      readStoredToken: fromPromise(async () => calls.readStoredToken()),
      logIn: fromPromise(({ input, signal }) => calls.logIn(input.credentials, input.token, signal)),
      answerCode: fromPromise(({ input, signal }) => calls.answerCode(input.code, input.token, signal)),
      register: fromPromise(({ input, signal }) => calls.register(input.registration, input.token, signal)),
      enterAsGuest: fromPromise(({ signal }) => calls.enterAsGuest(signal)),
      exchange: fromPromise(({ input, signal }) => calls.exchange(input.token, signal)),
      claimIdentity: fromPromise(({ input, signal }) =>
        calls.claimIdentity(input.claim, input.token, signal),
      ),
      refresh: fromPromise(({ input, signal }) => calls.refresh(input.token, signal)),
      loadUser: fromPromise(({ input, signal }) => calls.loadUser(input.token, signal)),
      renewUser: fromPromise(({ signal }) => askForUser(api, signal)),
    },
    actions: {
      storeToken: (_, { token }) => tokenStore.write(token),
      clearStoredToken: () => tokenStore.clear(),
      endServerSession: (_, { token }) => void calls.logOut(token),
      tellOtherTabs: () => tellOtherTabs(localStorage, nowMs()),
      // One actor tells another after its own step, or XState warns of actions inside actions.
      showNotice: (_, notice) => queueMicrotask(() => notices.send({ type: 'notice.raised', ...notice })),
    },
  }),
  inspected('session'),
).start();
if (thirdPartyReturn) session.send({ type: 'thirdParty.returned', outcome: thirdPartyReturn.outcome });

hearOfMissingParts(window);
listenToOtherTabs(window, {
  stored: (token) => session.send({ type: 'tab.tokenStored', token, reading: readToken(token) }),
  removed: () => session.send({ type: 'tab.tokenRemoved' }),
  userChanged: () => session.send({ type: 'tab.userChanged' }),
});

// A call that waits out a pause, or hangs on the line that was lost, is asked again on the new one.
window.addEventListener('online', () => session.send({ type: 'retry.asked' }));

const authorisedRequest = authorisedRequestMachine.provide({
  actors: {
    askForToken: fromPromise(({ input, signal }) =>
      freshToken(session, { rejectedToken: input.rejectedToken, nowMs, signal }),
    ),
    send: fromPromise(({ input, signal }) => http(input.request, { token: input.token, signal })),
  },
  actions: {
    reportSecondRejection: (_, { token }) => {
      if (token !== null) queueMicrotask(() => session.send({ type: 'request.rejectedTwice', token }));
    },
  },
});
const api = createApi((request, signal) => runAuthorised(authorisedRequest, request, signal));

let liveTables: Promise<LiveTables> | null = null;
const openLiveTables = () => {
  liveTables ??= import('./liveTables.ts').then(({ createLiveTables }) =>
    createLiveTables({ session, notices, nowMs }),
  );
  liveTables.catch(() => {
    liveTables = null;
  });
  return liveTables;
};

const { router } = makeRouter({
  session,
  notices,
  api,
  drafts: lateTableCalls(api),
  accounts: lateCalls(async () => (await import('./routes/-account/accounts.ts')).accountPorts(api)),
  liveTables: openLiveTables,
  mailedToken,
  loadDemoAccounts: async () => (await import('./routes/-account/demoAccounts.ts')).loadDemoAccounts(http),
});

const tellUnexpected = () => notices.send({ type: 'notice.raised', kind: 'error', text: UNEXPECTED_ERROR });
window.addEventListener('error', tellUnexpected);
window.addEventListener('unhandledrejection', tellUnexpected);

refreshInFront(document, router);
giveWay(document, { onResolved: (then) => router.subscribe('onRendered', then) });
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
createRoot(place, {
  onCaughtError: (fault) => {
    // That a page waits for the server is said on the page, and is no fault of ours.
    if (!isUnreachable(fault)) console.error(fault);
  },
}).render(
  <StrictMode>
    <ActorsProvider actors={{ session, notices }}>
      <RouterProvider router={router} />
    </ActorsProvider>
  </StrictMode>,
);

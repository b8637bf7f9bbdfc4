import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { createApi } from './api/api.ts';
import { loadDemoAccounts } from './api/demoCalls.ts';
import { createHttp } from './api/http.ts';
import { lateAccountCalls } from './api/lateAccountCalls.ts';
import { lateDraftCalls } from './api/lateDraftCalls.ts';
import { realWaiting } from './api/patience.ts';
import { createSessionCalls } from './api/sessionCalls.ts';
import { listenToOtherTabs, oneTabAtATime } from './api/tabs.ts';
import { readToken } from './api/tokenReading.ts';
import { browserTokenStore } from './api/tokenStore.ts';
import { authorisedRequestMachine, runAuthorised } from './machines/authorisedRequest.ts';
import { freshToken } from './machines/freshToken.ts';
import type { LiveTables } from './machines/liveTables.ts';
import { notificationQueueMachine } from './machines/notificationQueue.ts';
import { sessionMachine } from './machines/session.ts';
import { UNEXPECTED_ERROR } from './machines/sessionWords.ts';
import { makeRouter } from './router.tsx';
import { takeThirdPartyReturn } from './routes/-thirdPartyReturn.ts';
import { ActorsProvider } from './ui/shell/actors.tsx';
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx';

const thirdPartyReturn = takeThirdPartyReturn(location.href);
if (thirdPartyReturn) history.replaceState(history.state, '', thirdPartyReturn.cleanPath);

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
).start();

const session = createActor(
  sessionMachine.provide({
    actors: {
      readStoredToken: fromPromise(async () => calls.readStoredToken()),
      logIn: fromPromise(({ input, signal }) => calls.logIn(input.credentials, input.token, signal)),
      register: fromPromise(({ input, signal }) => calls.register(input.registration, input.token, signal)),
      enterAsGuest: fromPromise(({ signal }) => calls.enterAsGuest(signal)),
      exchange: fromPromise(({ input, signal }) => calls.exchange(input.token, signal)),
      refresh: fromPromise(({ input, signal }) => calls.refresh(input.token, signal)),
      loadUser: fromPromise(({ input, signal }) => calls.loadUser(input.token, signal)),
    },
    actions: {
      storeToken: (_, { token }) => tokenStore.write(token),
      clearStoredToken: () => tokenStore.clear(),
      endServerSession: (_, { token }) => void calls.logOut(token),
      // One actor tells another after its own step, or XState warns of actions inside actions.
      showNotice: (_, notice) => queueMicrotask(() => notices.send({ type: 'notice.raised', ...notice })),
    },
  }),
).start();
if (thirdPartyReturn) session.send({ type: 'thirdParty.returned', outcome: thirdPartyReturn.outcome });

listenToOtherTabs(window, {
  stored: (token) => session.send({ type: 'tab.tokenStored', token, reading: readToken(token) }),
  removed: () => session.send({ type: 'tab.tokenRemoved' }),
});

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
    createLiveTables({
      nowMs,
      token: async () => (await freshToken(session, { rejectedToken: null, nowMs })) ?? '',
    }),
  );
  return liveTables;
};

const { router } = makeRouter({
  session,
  notices,
  api,
  drafts: lateDraftCalls(api),
  accounts: lateAccountCalls(api),
  liveTables: openLiveTables,
  loadDemoAccounts: () => loadDemoAccounts(http),
});

const tellUnexpected = () => notices.send({ type: 'notice.raised', kind: 'error', text: UNEXPECTED_ERROR });
window.addEventListener('error', tellUnexpected);
window.addEventListener('unhandledrejection', tellUnexpected);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    <ThemeProvider>
      <ActorsProvider actors={{ session, notices }}>
        <RouterProvider router={router} />
      </ActorsProvider>
    </ThemeProvider>
  </StrictMode>,
);

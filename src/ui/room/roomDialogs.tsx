import { lazy } from 'react';

/** Formats that are no booster draft come with their boards. */
export const FormatBoard = lazy(() =>
  import('./boards/FormatBoard.tsx').then(({ FormatBoard: it }) => ({ default: it })),
);
export const HintLine = lazy(() => import('./HintLine.tsx').then(({ HintLine: it }) => ({ default: it })));
export const ZoomDialog = lazy(() =>
  import('./ZoomDialog.tsx').then(({ ZoomDialog: it }) => ({ default: it })),
);
export const HelpDialog = lazy(() =>
  import('./HelpDialog.tsx').then(({ HelpDialog: it }) => ({ default: it })),
);
export const LeaveDialog = lazy(() =>
  import('./LeaveDialog.tsx').then(({ LeaveDialog: it }) => ({ default: it })),
);
export const SeatsDialog = lazy(() =>
  import('./SeatsDialog.tsx').then(({ SeatsDialog: it }) => ({ default: it })),
);
export const RoomWaits = lazy(() => import('./RoomWaits.tsx').then(({ RoomWaits: it }) => ({ default: it })));
export const TalkDialog = lazy(() =>
  import('./TalkDialog.tsx').then(({ TalkDialog: it }) => ({ default: it })),
);

export const TableTalk = lazy(() => import('./TableTalk.tsx').then(({ TableTalk: it }) => ({ default: it })));
export const EndDialog = lazy(() => import('./EndDialog.tsx').then(({ EndDialog: it }) => ({ default: it })));

const loadWaitingBox = () => import('./WaitingBox.tsx');
export const WaitingBox = lazy(() => loadWaitingBox().then(({ WaitingBox: it }) => ({ default: it })));
export const BoardMessage = lazy(() =>
  import('./BoardMessage.tsx').then(({ BoardMessage: it }) => ({ default: it })),
);

/** The first wait comes with the first pick: what it shows is fetched while the first pack is looked at. */
export const fetchAhead = (): void => void loadWaitingBox();

import { late } from '../kit/late.ts';

/** Formats that are no booster draft come with their boards. */
export const FormatBoard = late(() => import('./boards/FormatBoard.tsx'), 'FormatBoard');
export const HintLine = late(() => import('./HintLine.tsx'), 'HintLine');
export const ZoomDialog = late(() => import('./ZoomDialog.tsx'), 'ZoomDialog');
export const HelpDialog = late(() => import('./HelpDialog.tsx'), 'HelpDialog');
export const CardSizeDialog = late(() => import('./CardSizeDialog.tsx'), 'CardSizeDialog');
export const LeaveDialog = late(() => import('./LeaveDialog.tsx'), 'LeaveDialog');
export const SeatsDialog = late(() => import('./SeatsDialog.tsx'), 'SeatsDialog');
export const RoomWaits = late(() => import('./RoomWaits.tsx'), 'RoomWaits');
export const TalkDialog = late(() => import('./TalkDialog.tsx'), 'TalkDialog');

export const TableTalk = late(() => import('./TableTalk.tsx'), 'TableTalk');
/** Sounds and notices of what comes later: nothing is to be heard while the room opens. */
export const TurnSignals = late(() => import('./TurnSignals.tsx'), 'TurnSignals');
export const EndDialog = late(() => import('./EndDialog.tsx'), 'EndDialog');

const loadWaitingBox = () => import('./WaitingBox.tsx');
export const WaitingBox = late(loadWaitingBox, 'WaitingBox');
export const BoardMessage = late(() => import('./BoardMessage.tsx'), 'BoardMessage');

const loadPoolColumns = () => import('./PoolColumns.tsx');
export const PoolColumns = late(loadPoolColumns, 'PoolColumns');

/** The first wait and the first card come with the first pick: what shows them is fetched while the first pack is looked at. */
export function fetchAhead(): void {
  for (const load of [loadWaitingBox, loadPoolColumns]) load().catch(() => undefined);
}

import { late, lateIfAny } from '../../../kit/late.ts';

const loadWords = async () => (await import('../../../messages/load.ts')).loadMessages('draftRoom');

/** A part with the words of the room; what is loaded first has none of the catalogue. */
async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadWords()]);
  return loaded;
}

/** Formats that are no booster draft come with their boards. */
export const FormatBoard = late(() => import('../boards/FormatBoard.tsx'), 'FormatBoard');
export const HintLine = late(() => import('../rail/HintLine.tsx'), 'HintLine');
export const ZoomDialog = late(() => import('../dialogs/ZoomDialog.tsx'), 'ZoomDialog');
export const HelpDialog = late(() => import('../dialogs/HelpDialog.tsx'), 'HelpDialog');
export const CardSizeDialog = late(() => import('../dialogs/CardSizeDialog.tsx'), 'CardSizeDialog');
export const LeaveDialog = late(() => import('../dialogs/LeaveDialog.tsx'), 'LeaveDialog');
export const SeatsDialog = late(() => import('../seats/SeatsDialog.tsx'), 'SeatsDialog');
export const RoomWaits = late(() => import('../dialogs/RoomWaits.tsx'), 'RoomWaits');
export const TalkDialog = late(() => withWords(import('../talk/TalkDialog.tsx')), 'TalkDialog');

export const TableTalk = late(() => withWords(import('../talk/TableTalk.tsx')), 'TableTalk');
/** Sounds and notices of what comes later: nothing is to be heard while the room opens. */
export const TurnSignals = late(() => import('../signals/TurnSignals.tsx'), 'TurnSignals');
/** What hands may do beside clicks and the keys of the pack: it carries cards, and hears keys from elsewhere. */
export const RoomHands = lateIfAny(() => withWords(import('./RoomHands.tsx')), 'RoomHands');
export const RoomMenu = late(() => withWords(import('../bar/RoomMenu.tsx')), 'RoomMenu');
export const ResumeButton = late(() => withWords(import('../rail/ResumeButton.tsx')), 'ResumeButton');
export const VoteDialog = late(() => withWords(import('../dialogs/VoteDialog.tsx')), 'VoteDialog');
export const EndDialog = late(() => import('../dialogs/EndDialog.tsx'), 'EndDialog');

const loadWaitingBox = () => import('../pack/WaitingBox.tsx');
export const WaitingBox = late(loadWaitingBox, 'WaitingBox');
export const BoardMessage = late(() => import('../BoardMessage.tsx'), 'BoardMessage');

const loadPoolColumns = () => import('../pool/PoolColumns.tsx');
export const PoolColumns = late(loadPoolColumns, 'PoolColumns');

/** The first wait and the first card come with the first pick: what shows them is fetched while the first pack is looked at. */
export function fetchAhead(): void {
  for (const load of [loadWaitingBox, loadPoolColumns]) load().catch(() => undefined);
}

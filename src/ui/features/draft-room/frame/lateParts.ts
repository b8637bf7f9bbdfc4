import type { ComponentType } from 'react';
import { late, lateIfAny } from '#src/ui/components/loading/late.ts';
import type { Feature } from '../../../messages/language.ts';
import { withMessages } from '../../../messages/load.ts';

/** Parts with the words that only they and their like have; those of `room` are there before the room is. */
const lateWith =
  (feature: Feature) =>
  // biome-ignore lint/suspicious/noExplicitAny: the props are those of the component, whatever they are.
  <Name extends string, Module extends Record<Name, ComponentType<any>>>(
    load: () => Promise<Module>,
    name: Name,
  ) =>
    late(() => withMessages(load(), feature), name);
const lateDialog = lateWith('roomDialogs');
const lateTalk = lateWith('roomTalk');

/** Formats that are no booster draft come with their boards. */
export const FormatBoard = late(
  () => withMessages(import('../boards/FormatBoard.tsx'), 'boards'),
  'FormatBoard',
);
export const HintLine = lateDialog(() => import('../rail/HintLine.tsx'), 'HintLine');
export const RoomMenu = lateDialog(() => import('../bar/RoomMenu.tsx'), 'RoomMenu');
export const ZoomDialog = lateDialog(() => import('../dialogs/ZoomDialog.tsx'), 'ZoomDialog');
export const HelpDialog = lateDialog(() => import('../dialogs/HelpDialog.tsx'), 'HelpDialog');
export const CardSizeDialog = late(
  () => withMessages(import('../dialogs/CardSizeDialog.tsx'), 'roomDialogs', 'preferences'),
  'CardSizeDialog',
);
export const LeaveDialog = lateDialog(() => import('../dialogs/LeaveDialog.tsx'), 'LeaveDialog');
export const SeatsDialog = lateDialog(() => import('../seats/SeatsDialog.tsx'), 'SeatsDialog');
export const VoteDialog = lateDialog(() => import('../dialogs/VoteDialog.tsx'), 'VoteDialog');
export const EndDialog = lateDialog(() => import('../dialogs/EndDialog.tsx'), 'EndDialog');
export const RoomWaits = late(
  () => withMessages(import('../dialogs/RoomWaits.tsx'), 'correspondence'),
  'RoomWaits',
);
export const OverlayDialog = late(
  () => withMessages(import('../../streams/OverlayDialog.tsx'), 'streams'),
  'OverlayDialog',
);
export const TalkDialog = lateTalk(() => import('../talk/TalkDialog.tsx'), 'TalkDialog');
export const TableTalk = lateTalk(() => import('../talk/TableTalk.tsx'), 'TableTalk');
/** Sounds and notices of what comes later: nothing is to be heard while the room opens. */
export const TurnSignals = lateTalk(() => import('../signals/TurnSignals.tsx'), 'TurnSignals');
/** What hands may do beside clicks and the keys of the pack: it carries cards, and hears keys from elsewhere. */
export const RoomHands = lateIfAny(() => withMessages(import('./RoomHands.tsx'), 'roomTalk'), 'RoomHands');
export const ResumeButton = late(() => import('../rail/ResumeButton.tsx'), 'ResumeButton');
export const PoolGrouping = late(() => import('../pool/PoolGrouping.tsx'), 'PoolGrouping');
export const BoardMessage = late(() => import('../BoardMessage.tsx'), 'BoardMessage');

const loadWaitingBox = () => import('../pack/WaitingBox.tsx');
export const WaitingBox = late(loadWaitingBox, 'WaitingBox');

const loadPoolColumns = () => import('../pool/PoolColumns.tsx');
export const PoolColumns = late(loadPoolColumns, 'PoolColumns');

/** The first wait and the first card come with the first pick: what shows them is fetched while the first pack is looked at. */
export function fetchAhead(): void {
  for (const load of [loadWaitingBox, loadPoolColumns]) load().catch(() => undefined);
}

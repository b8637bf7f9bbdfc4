import type { ReactNode } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import type { Unsaid } from './ChatPanel.tsx';
import type { NextActions } from './NextButtons.tsx';
import type { NextStep } from './nextStep.ts';
import type { SeatChoices } from './seatChoices.tsx';
import type { Muted } from './useMuted.ts';

/** What both shapes of the lobby show. */
export interface LobbyParts {
  readonly room: DraftRoomActor;
  readonly table: TableView;
  readonly myId: string;
  /** Whether this person may host without a seat. */
  readonly mayOrganise: boolean;
  readonly muted: Muted;
  /** Why this browser adds nothing to the packs, in words. */
  readonly trouble: string | null;
  /** Seconds to the start while it is counted down. */
  readonly countdown: number | null;
  readonly step: NextStep;
  readonly actions: NextActions;
  readonly choices: SeatChoices;
  readonly banner: ReactNode;
  readonly say: TableLink['say'];
  readonly unsaid: Unsaid;
  /** Tells the Admins of a line, and this person that they were told. */
  readonly report?: ((messageId: string) => void) | undefined;
  readonly onChangeSettings: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onEnd: () => void;
  readonly onCancelStart: () => void;
}

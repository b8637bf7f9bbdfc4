import { createContext, useContext } from 'react';
import type { CardFace } from '#contract/games/faces.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import type { Held } from './held.ts';
import type { Inspection } from './inspection.ts';
import type { KeyPress } from './packKeys.ts';

/** The pack as keys reach it that are pressed elsewhere. */
export interface PackHand {
  readonly element: () => HTMLElement | null;
  readonly hasSingleKeys: () => boolean;
  readonly speakState: () => void;
  /** A key for one of its cards. */
  readonly onCardKey: (event: PressedKey, card: HeldCard) => void;
}

export type PressedKey = KeyPress & Pick<Event, 'preventDefault'> & { readonly repeat: boolean };

/** One of the cells that lie in the pack. */
export interface HeldCard {
  readonly cell: HTMLElement;
  readonly cells: readonly HTMLElement[];
  readonly id: string;
}

/** How far the chat was read. */
export interface ChatRead {
  /** The last line that was; null while there was none. */
  readonly lastId: string | null;
  /** It is on the screen. */
  readonly isOpen: boolean;
}

/** What every part of the room reaches: the table's link, what is looked at, and the dialogs. All stay the same objects. */
export interface RoomParts {
  readonly link: TableLink;
  readonly room: DraftRoomActor;
  readonly inspection: Inspection;
  /** Undefined until the chat was seen for the first time. */
  readonly chatRead: Held<ChatRead | undefined>;
  /** What was typed into the chat's field and is not said yet. */
  readonly unsaid: Held<string>;
  /** Null while the board is none of cards in a grid. */
  readonly packHand: Held<PackHand | null>;
  readonly zoom: (face: CardFace) => void;
  readonly openHelp: () => void;
  readonly openSize: () => void;
  readonly openTalk: () => void;
  readonly openSeats: () => void;
  readonly openWaits: () => void;
  readonly openVote: () => void;
  readonly openOverlay: () => void;
  readonly askToLeave: () => void;
  /** Asks the host back before the draft is stopped. */
  readonly askToEnd: () => void;
  /** Said to screen readers at once, as on Q. */
  readonly speak: (words: string) => void;
  /** A refusal of anything but a pick. */
  readonly tellRefusal: (message: string) => void;
  /** Tells the Admins of a line of the chat; throws with words. */
  readonly reportLine: (messageId: string) => Promise<unknown>;
}

const PartsContext = createContext<RoomParts | null>(null);
export const RoomPartsProvider = PartsContext.Provider;

export function useRoomParts(): RoomParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('useRoomParts needs a RoomPartsProvider above it.');
  return parts;
}

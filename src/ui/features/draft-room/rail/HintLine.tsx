import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hint, RoomView } from '#contract/room/room.ts';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { choosable, isSameTurn, turnNameOf } from '#src/machines/room/roomAsk.ts';
import { isFreeKey } from '#src/ui/components/keys/freeKeys.ts';
import IconHint from '~icons/ph/lightbulb';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useListener } from '../../../components/useListener.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import { faceIn } from '../useTaking.ts';
import styles from './hint.module.css';
import { hintWords } from './hintWords.ts';

/** What a bot would take and why: one line in the rail, or over the take bar, and a quiet chip under the card. H speaks it. */
export function HintLine({ isWide }: { readonly isWide: boolean }) {
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const hint = useHint();
  const rail = useElement(isWide ? '[data-room=inspector]' : null, isWide ? 'rail' : '');
  const words = hint && hintWords(hint, (id) => faceIn(view, id)?.name);
  useHintKey(words);
  if (hint === null || words === null) return null;
  const line = (
    <Flex
      data-room="hint"
      gap="2"
      color="fg.muted"
      textStyle="hint"
      css={{ '& > svg': { flex: 'none', mt: '2px', color: 'brass.fg', fontSize: '15px' } }}
      {...(isWide ? { mt: '1', mb: '3.5' } : { py: '7px', px: '4', borderTop: 'line', background: 'bg' })}
    >
      <IconHint aria-hidden="true" />
      <Text as="span">{words}</Text>
    </Flex>
  );
  return (
    <>
      {rail ? createPortal(line, rail) : !isWide && line}
      {!usesTextMode && hint.cardIds.map((id) => <HintChip key={id} id={id} />)}
    </>
  );
}

/** Under the card, never over it; the line says the same in words. */
function HintChip({ id }: { readonly id: string }) {
  const t = useMessages('roomDialogs');
  const name = CSS.escape(id);
  const card = useElement(
    `:is([data-card="${name}"], [data-unit-card="${name}"]):not([data-pack=leaving] *)`,
    id,
  );
  return (
    card &&
    createPortal(
      <span ref={placeInCard} className={styles.chip} aria-hidden="true">
        <IconHint />
        {t('hint')}
      </span>,
      card,
    )
  );
}

const placeInCard = (chip: HTMLElement | null) => chip?.parentElement?.classList.add(styles.host ?? '');

/** An element that another part draws; looked for again when `key` changes. */
function useElement(selector: string | null, key: string): Element | null {
  const [found, setFound] = useState<{ key: string; element: Element | null }>({ key: '', element: null });
  useLayoutEffect(() => {
    setFound({ key, element: selector === null ? null : document.querySelector(selector) });
  }, [selector, key]);
  return found.key === key && found.element?.isConnected ? found.element : null;
}

/** The question by its turn and by what may be chosen: cards of a team's pool go without a new turn. */
function questionOf(view: RoomView): string | null {
  const turn = turnNameOf(view);
  return turn && `${turn.packId}/${turn.pickNumber}/${choosable(view).length}`;
}

const isAsked = (room: DraftRoomActor): boolean =>
  ['browsing', 'reserved', 'refused'].includes(selectSeatState(room.getSnapshot()));

/** Asks the table anew for each question; null until it answers, and where it does not. */
function useHint(): Hint | null {
  const { link, room } = useRoomParts();
  const { view } = useTable();
  const question = questionOf(view);
  const hasTurn = useSelector(room, (snapshot) =>
    ['browsing', 'reserved', 'refused'].includes(selectSeatState(snapshot)),
  );
  const [known, setKnown] = useState<{ question: string; hint: Hint } | null>(null);
  useEffect(() => {
    if (question === null || !hasTurn) return;
    let isOver = false;
    void link.hint().then((reply) => {
      if (!isOver && reply.ok && isAsked(room)) setKnown({ question, hint: reply.value });
    });
    return () => {
      isOver = true;
    };
  }, [link, room, question, hasTurn]);
  if (known === null || known.question !== question || !hasTurn) return null;
  const { turnId: packId, turnNumber: pickNumber } = known.hint;
  return isSameTurn({ packId, pickNumber }, turnNameOf(view)) ? known.hint : null;
}

/** H speaks the hint, wherever the focus is; it is never told by itself. */
function useHintKey(words: string | null) {
  const { speak } = useRoomParts();
  const t = useMessages('roomDialogs');
  const { usesSingleKeys } = usePreferences();
  useListener(document, 'keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!usesSingleKeys || event.key.toLowerCase() !== 'h' || !isPlain || !isFreeKey(event)) return;
    speak(words ?? t('hintNone'));
  });
}

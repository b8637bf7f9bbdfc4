import { Box, Heading } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '#src/ui/system/css/classNames.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useSpeakState } from '../../useSpeakState.ts';
import type { BoardOf } from '../boardTypes.ts';
import { BoardNote, TurnKey } from '../pieces/BoardParts.tsx';
import { DecideButton, DecisionBar } from '../pieces/DecisionBar.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { Wrapper } from '../pieces/Wrapper.tsx';
import styles from './halfDecks.module.css';

type Board = BoardOf<'jumpstart'>;

interface HalfDeckOfferProps {
  readonly board: Board;
  /** Between the offer and the bar. */
  readonly children: ReactNode;
}

/** The half-decks on offer: a click, Space or a digit chooses, the button, Enter or a double click takes. */
export function HalfDeckOffer({ board, children }: HalfDeckOfferProps) {
  const t = useMessages('boards');
  const headId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { usesTextMode, doubleClickTakes } = usePreferences();
  const { chosen, mayDecide, blocked, commandOf, reserve, decide } = useChoosing();
  const picked = board.offer.find(({ key }) => key === chosen);
  const choice = board.taken.length + 1;
  const choose = (key: string, by: 'pointer' | 'key') => {
    if (key !== chosen) reserve(key, by);
  };
  const onKeyDown = useOfferKeys({ board, group, choose, take: (key) => mayDecide && decide(key) });
  return (
    <>
      <Heading as="h2" id={headId} size="md" mt="1">
        {t('chooseHalf', { choice, of: board.chosen })}
      </Heading>
      <BoardNote>{t('halfHint')}</BoardNote>
      <Box
        ref={group}
        className={classNames(styles.offer, usesTextMode && styles.text)}
        role="radiogroup"
        aria-labelledby={headId}
        onKeyDown={onKeyDown}
      >
        {board.offer.map(({ key, theme }, place) => (
          <button
            key={key}
            type="button"
            role="radio"
            data-half-deck={key}
            aria-checked={key === chosen}
            aria-label={t('halfName', { theme, place: place + 1, count: board.offer.length })}
            tabIndex={(picked ? picked.key === key : place === 0) ? 0 : -1}
            onClick={() => choose(key, 'pointer')}
            onDoubleClick={() => doubleClickTakes && mayDecide && decide(key, 'pointer')}
          >
            {!usesTextMode && (
              <Wrapper title={theme} note={t('halfDeck')} state="sealed" tint={choice + place} />
            )}
            <span>
              <TurnKey name={String(place + 1)} /> {theme}
            </span>
          </button>
        ))}
      </Box>
      {children}
      <DecisionBar>
        <DecideButton
          command={commandOf(chosen)}
          reason={blocked ?? (picked ? undefined : t('chooseHalfFirst'))}
        >
          {picked ? t('takeHalf', { theme: picked.theme }) : t('takeSomeHalf')}
        </DecideButton>
      </DecisionBar>
    </>
  );
}

interface OfferKeys {
  readonly board: Board;
  readonly group: { readonly current: HTMLDivElement | null };
  readonly choose: (key: string, by: 'key') => void;
  readonly take: (key: string) => void;
}

/** Arrows and digits walk and choose, Enter takes, Q speaks the state, ? helps. */
function useOfferKeys({ board, group, choose, take }: OfferKeys) {
  const { openHelp } = useRoomParts();
  const { usesSingleKeys } = usePreferences();
  const speakState = useSpeakState();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const cells = [...(group.current?.querySelectorAll<HTMLElement>('[data-half-deck]') ?? [])];
    const at = event.target instanceof HTMLElement ? cells.indexOf(event.target) : -1;
    const here = board.offer[at];
    if (!here) return;
    const to = targetOf(event.key, at, cells.length, usesSingleKeys);
    const goal = to === null ? undefined : board.offer[to];
    if (goal && to !== null) {
      cells[to]?.focus();
      choose(goal.key, 'key');
    } else if (event.key === 'Enter' && !event.repeat) take(here.key);
    else if (usesSingleKeys && event.key.toLowerCase() === 'q') speakState();
    else if (usesSingleKeys && event.key === '?') openHelp();
    else return;
    event.preventDefault();
  };
}

function targetOf(key: string, at: number, count: number, hasDigits: boolean): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (hasDigits && /^[1-9]$/.test(key) && Number(key) <= count) return Number(key) - 1;
  return null;
}

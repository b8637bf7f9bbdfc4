import { Stack, type SystemStyleObject } from '@chakra-ui/react';
import { exactWords, stateWords } from '#src/machines/paths/words.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconDone from '~icons/ph/check-circle-fill';
import IconWrong from '~icons/ph/x-circle-fill';
import { momentWords } from '../clockWords.ts';
import type { PathStep } from './pathSource.ts';
import type { WalkedStep } from './pathWalk.ts';

interface PathStepsProps {
  readonly steps: readonly PathStep[];
  readonly walked: readonly WalkedStep[];
  /** Goes to just after a step, counted from 1. */
  readonly onChoose: (at: number) => void;
}

/** The steps of a path: walked ones with their moment, the last one lit, the others to come. */
export function PathSteps({ steps, walked, onChoose }: PathStepsProps) {
  const at = walked.length;
  return (
    <Stack as="ol" gap="1px" maxHeight="460px" overflow="auto" css={STEPS}>
      {steps.map((step, place) => {
        const done = walked[place];
        const number = place + 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a path never move
            key={place}
            ref={place === Math.max(0, at - 1) ? scrollToRow : undefined}
            aria-current={number === at ? 'step' : undefined}
          >
            <button type="button" data-done={done ? '' : undefined} onClick={() => onChoose(number)}>
              <span data-part="mark">{done ? <Mark isAsPromised={done.isAsPromised} /> : number}</span>
              <span data-part="words">
                <code>{exactWords(step.event)}</code>
                <span>→ {stateWords(step.after)}</span>
                {done?.fault && <b>{done.fault}</b>}
              </span>
              {done && <time>{momentWords(done.atMs)}</time>}
            </button>
          </li>
        );
      })}
    </Stack>
  );
}

const PARTS: SystemStyleObject = {
  '& [data-part=mark]': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '5',
    color: 'fg.muted',
    font: '500 12.5px var(--mono)',
  },
  '& svg': { boxSize: '18px', color: 'ok.fg' },
  '& svg[data-wrong]': { color: 'danger.fg' },
  '& [data-part=words]': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
  '& code': { font: '500 13px / 1.45 var(--mono)' },
  '& b': { color: 'danger.fg' },
  '& code + span': { color: 'fg.muted' },
  '& [aria-current] code + span': { color: 'brass.fg' },
  '& time': { color: 'fg.subtle', font: '400 12.5px var(--mono)' },
};

/** A path may have hundreds of steps: the list alone carries their look. */
const STEPS: SystemStyleObject = {
  '& button': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2.5',
    width: 'full',
    px: '2.5',
    py: '7px',
    borderRadius: 'small',
    color: 'fg.muted',
    fontSize: '13.5px',
    textAlign: 'left',
  },
  '& button[data-done]': { color: 'fg' },
  '& button:hover': { background: 'color-mix(in srgb, var(--fg) 5%, transparent)' },
  '& button:focus-visible': { outlineOffset: '-2px' },
  '& [aria-current] > button': { background: 'brass.muted', boxShadow: 'inset 0 0 0 1px var(--hair)' },
  ...PARTS,
};

/** As the ref of a row: the list scrolls, never the page, where the row is not seen. */
function scrollToRow(row: HTMLElement | null) {
  const box = row?.parentElement;
  if (!row || !box) return;
  const top = row.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top - box.clientHeight / 2;
}

function Mark({ isAsPromised }: Pick<WalkedStep, 'isAsPromised'>) {
  const t = useMessages('testBench');
  return isAsPromised ? (
    <IconDone role="img" aria-label={t('asPromised')} />
  ) : (
    <IconWrong data-wrong role="img" aria-label={t('notAsPromised')} />
  );
}

import { chakra, type SystemStyleObject, VisuallyHidden } from '@chakra-ui/react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { isHidden, type RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import IconHidden from '~icons/ph/eye-slash';
import IconRobot from '~icons/ph/robot';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { secondsWords } from '../resultWords.ts';
import { toldWords } from './decisionWords.ts';
import type { Replayed } from './useReplay.ts';

interface PickListProps extends Replayed {
  readonly round: RoundSpan;
}

/** The picks of one pack from the first to the last, each leading to its moment. */
export function PickList({ results, state, round, send }: PickListProps) {
  const t = useMessages('results');
  const { seat, index } = state.place;
  return (
    <Picks>
      {round.picks.map((record, at) => {
        const place = { seat, index: round.firstIndex + at };
        const hidden = isHidden(state, place, record);
        return (
          <li key={place.index} ref={place.index === index ? showRow : undefined}>
            <button
              type="button"
              aria-current={place.index === index || undefined}
              onClick={() => send({ type: 'pick.chosen', index: place.index })}
            >
              <span data-part="number">{record.kind === 'received' ? '' : record.pick}</span>
              <span data-part="strips">
                {hidden ? (
                  <span data-part="none">
                    <IconHidden aria-hidden="true" />
                    {t('hidden')}
                  </span>
                ) : (
                  <Taken record={record} results={results} />
                )}
              </span>
              <Time record={record} isHidden={hidden} />
            </button>
          </li>
        );
      })}
    </Picks>
  );
}

const PICK: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr 46px',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: { base: '11', sm: '31px' },
  px: '6px',
  py: '0.5',
  borderRadius: 'small',
  color: 'fg.muted',
  fontSize: '13px',
  textAlign: 'left',
  _hover: { background: 'color-mix(in srgb, var(--fg) 5%, transparent)' },
  '&[aria-current=true]': { background: 'brass.muted', boxShadow: 'inset 0 0 0 1px var(--hair)' },
};

/** A pack has many picks: the list alone carries their look. */
const Picks = chakra('ol', {
  base: {
    position: 'relative',
    maxHeight: { base: 'none', md: '600px' },
    overflowY: 'auto',
    columns: { base: '1', sm: '2', md: 'auto' },
    columnGap: '4',
    '& button': PICK,
    '& [data-part=number]': {
      display: 'grid',
      justifyItems: 'end',
      fontFamily: 'mono',
      fontVariantNumeric: 'tabular-nums',
      wordSpacing: '-0.3em',
    },
    '& [data-part=number] svg': { boxSize: '4', color: 'fg.subtle' },
    '& [data-part=strips]': { display: 'grid', gap: '3px', minWidth: '0' },
    '& [data-part=none]': {
      display: 'flex',
      alignItems: 'center',
      gap: '7px',
      height: '26px',
      px: '2.5',
      border: '1px dashed var(--line)',
      borderRadius: '13px 6px 6px 13px',
      color: 'fg.subtle',
    },
    '& [data-part=told]': { overflow: 'hidden', color: 'fg', textOverflow: 'ellipsis' },
  },
});

/** As the ref of a row: scrolls the list alone, never the page. */
function showRow(row: HTMLElement | null) {
  const list = row?.parentElement;
  if (!row || !list) return;
  const foot = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  else if (foot > list.scrollTop + list.clientHeight) list.scrollTop = foot - list.clientHeight;
}

function Time({
  record: { kind, source, seconds },
  isHidden: isUnknown,
}: Readonly<{ record: PickRecord; isHidden: boolean }>) {
  const t = useMessages('results');
  const isBot = source === 'bot' && kind !== 'received';
  const isTimed = !isBot && !isUnknown && kind !== 'received' && seconds !== null;
  return (
    <span data-part="number">
      {isBot && (
        <>
          <IconRobot aria-hidden="true" />
          <VisuallyHidden>{t('byBot')}</VisuallyHidden>
        </>
      )}
      {isTimed && secondsWords(seconds)}
    </span>
  );
}

function Taken({ record, results }: Readonly<{ record: PickRecord; results: ResultsView }>) {
  const t = useMessages('results');
  const told = toldWords(record, results.seats);
  if (told !== null) return <span data-part="told">{told}</span>;
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    const face = card && results.faces[card.card];
    return face ? [{ id, face }] : [];
  });
  if (faces.length === 0) return <span data-part="none">{t('nothingTaken')}</span>;
  return faces.map(({ id, face }) => <CardStrip key={id} face={face} look={results.look} />);
}

import { Link } from '@tanstack/react-router';
import type { MyPool } from '#contract/tables/myTables.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconDeck from '~icons/ph/cards';
import IconBuild from '~icons/ph/hammer';
import IconReplay from '~icons/ph/play-circle';
import IconWarning from '~icons/ph/warning-fill';
import { LaneGlyph } from '../../components/cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { dayWords } from '../browse/dateWords.ts';
import { companyWords, deckWords, hasWonMore, recordInWords, recordWords } from './draftWords.ts';
import { SamePacksButton } from './SamePacksButton.tsx';

interface DeckRowProps {
  readonly row: TableRow;
  readonly pool: MyPool | undefined;
  readonly nowMs: number;
  readonly userId: string;
  readonly kind: 'unfinished' | 'finished';
  readonly isLoud?: boolean;
  /** Drafts the same packs again; throws when that fails. */
  readonly onSamePacks?: () => Promise<void>;
}

/** A draft whose picks are over: its deck, and what can be done with it. */
export const DeckRow = ({ row, pool, nowMs, userId, kind, isLoud = false, onSamePacks }: DeckRowProps) => {
  const deckName = row.mine?.deck?.name ?? '';
  const { draftId } = row;
  return (
    <li className="mine-deck">
      <span className="mine-deck-thumb" aria-hidden="true">
        {row.art !== null && (
          <img alt="" src={proxiedImageAddress(row.art)} loading="lazy" draggable={false} />
        )}
      </span>
      <div className="grow">
        <h3 className="ell">{deckName === '' ? row.name : deckName}</h3>
        <p className="t14 muted ell">
          {row.game.name}, {deckName === '' ? row.templateName : row.name}
        </p>
      </div>
      <span className="t14 muted mine-deck-day">{dayWords(row.finishedAtMs ?? row.createdAtMs, nowMs)}</span>
      <span className="t14 mine-deck-seat">
        <span className="muted">seat</span> {(row.mine?.seat ?? 0) + 1} of {row.seats.length}
        <span className="muted mine-deck-company">{companyWords(row)}</span>
      </span>
      <Lanes lanes={pool?.lanes ?? []} />
      <span className="mine-deck-state">
        {kind === 'unfinished' ? (
          <Chip size="tag" tone="warn">
            <IconWarning aria-hidden="true" />
            {deckWords(row)}
          </Chip>
        ) : (
          <Ending row={row} pool={pool} />
        )}
      </span>
      <span className="mine-deck-acts">
        {onSamePacks !== undefined && <SamePacksButton name={row.name} onStart={onSamePacks} />}
        <Button asChild variant="ghost" className="mine-deck-act">
          <Link to="/drafts/$draftId/results" params={{ draftId }} aria-label={`Replay of ${row.name}`}>
            <IconReplay aria-hidden="true" />
            Replay
          </Link>
        </Button>
        <Button asChild variant={isLoud ? 'solid' : 'outline'} className="mine-deck-act">
          <Link
            to="/drafts/$draftId/deck-builder/$userId"
            params={{ draftId, userId }}
            aria-label={`${kind === 'unfinished' ? 'Build deck' : 'Deck'} of ${row.name}`}
          >
            {kind === 'unfinished' ? <IconBuild aria-hidden="true" /> : <IconDeck aria-hidden="true" />}
            {kind === 'unfinished' ? 'Build deck' : 'Deck'}
          </Link>
        </Button>
      </span>
    </li>
  );
};

const LANES_SHOWN = 2;

const Lanes = ({ lanes }: Pick<MyPool, 'lanes'>) => {
  const shown = lanes.slice(0, LANES_SHOWN);
  return (
    <span className="mine-deck-lanes">
      {shown.map((lane) => (
        <LaneGlyph key={lane.key} lane={lane} size={17} />
      ))}
      <span className="t14 ell">{shown.map(({ label }) => label).join(', ')}</span>
    </span>
  );
};

/** How the matches with this deck went; without any, whether it was submitted. */
const Ending = ({ row, pool }: Pick<DeckRowProps, 'row' | 'pool'>) => {
  const record = pool?.record ?? null;
  if (record === null)
    return <span className="t14 muted">{row.mine?.deck?.isSubmitted ? 'submitted' : ''}</span>;
  return (
    <>
      <span
        className={hasWonMore(record) ? 'mine-deck-record won num' : 'mine-deck-record num'}
        aria-hidden="true"
      >
        {recordWords(record)}
      </span>
      <VisuallyHidden>{recordInWords(record)}</VisuallyHidden>
    </>
  );
};

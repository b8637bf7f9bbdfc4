import { Link } from '@tanstack/react-router';
import type { TableRow } from '#contract/tableRows.ts';
import IconDeck from '~icons/ph/cards';
import IconBuild from '~icons/ph/hammer';
import IconReplay from '~icons/ph/play-circle';
import IconWarning from '~icons/ph/warning-fill';
import { dayWords } from '../browse/dateWords.ts';
import { lowered } from '../browse/tableWords.ts';
import { proxiedImageAddress } from '../cards/proxiedImageAddress.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { companyWords, deckWords } from './draftWords.ts';
import { SamePacksButton } from './SamePacksButton.tsx';

interface DeckRowProps {
  readonly row: TableRow;
  readonly nowMs: number;
  readonly userId: string;
  readonly kind: 'unfinished' | 'finished';
  readonly isLoud?: boolean;
  /** Drafts the same packs again; throws when that fails. */
  readonly onSamePacks?: () => Promise<void>;
}

/** A draft whose picks are over: its deck, and what can be done with it. */
export const DeckRow = ({ row, nowMs, userId, kind, isLoud = false, onSamePacks }: DeckRowProps) => {
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
          {row.game.name}, {deckName === '' ? lowered(row.templateName) : row.name}
        </p>
      </div>
      <span className="t14 muted mine-deck-day">{dayWords(row.finishedAtMs ?? row.createdAtMs, nowMs)}</span>
      <span className="t14 mine-deck-seat">
        <span className="muted">seat</span> {(row.mine?.seat ?? 0) + 1} of {row.seats.length}
        <span className="muted mine-deck-company">{companyWords(row)}</span>
      </span>
      <span className="mine-deck-state">
        {kind === 'unfinished' ? (
          <Chip size="tag" tone="warn">
            <IconWarning aria-hidden="true" />
            {deckWords(row)}
          </Chip>
        ) : (
          <span className="t14 muted">{row.mine?.deck?.isSubmitted ? 'submitted' : ''}</span>
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

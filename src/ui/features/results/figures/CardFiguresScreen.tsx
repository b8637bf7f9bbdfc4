import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import {
  BATCH_DRAFTS,
  BATCH_PEOPLE,
  FIGURE_PAGE_ROWS,
  type GameFigures,
  LEAST_DRAFTS,
} from '#contract/results/cardFigures.ts';
import IconSearch from '~icons/ph/magnifying-glass';
import { Button } from '../../../kit/Button.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Lamp } from '../../../kit/Lamp.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { Select } from '../../../kit/Select.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { LoadFailed } from '../../home/LoadFailed.tsx';
import { useKeptAnswer } from '../../home/useKeptAnswer.ts';
import { useLoaded } from '../../home/useLoaded.ts';
import './cardFigures.css';
import { FigureMeanings } from './FigureMeanings.tsx';
import { type FiguresSearch, hasWords } from './figuresSearch.ts';
import './figures.css';
import '../results.css';
import { GameFiguresTable } from './GameFiguresTable.tsx';

interface CardFiguresScreenProps {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly search: FiguresSearch;
  readonly onSearch: (search: FiguresSearch) => void;
  readonly load: (search: FiguresSearch, signal: AbortSignal) => Promise<GameFigures>;
}

/** How all cards of a game usually go, to be sorted and searched; all of it stands in the address. */
export function CardFiguresScreen({ games, search, onSearch, load }: CardFiguresScreenProps) {
  const ask = useCallback((signal: AbortSignal) => load(search, signal), [load, search]);
  const asked = useLoaded(ask);
  const { isAsking, reload } = asked;
  const kept = useKeptAnswer(asked).answer;
  const isOfGame = kept.kind !== 'loaded' || kept.value.look.slug === search.game;
  const answer = isOfGame ? kept : asked.answer;
  const [isDefined, setDefined] = useState(false);
  const list = answer.kind === 'loaded' ? answer.value : null;
  return (
    <Lamp x="26%" y="200px" width="700px" height="340px">
      <div className="page card-figures" aria-busy={isAsking}>
        <header className="results-head">
          <div className="grow">
            <h1>How cards usually go</h1>
            <p className="onlamp">{list === null ? '\u00a0' : draftsWords(list)}</p>
          </div>
          <Button asChild>
            <Link to="/my-drafts">My drafts</Link>
          </Button>
        </header>
        <search className="card-figures-tools">
          <NameField key={search.game} search={search} onSearch={onSearch} />
          <Select
            className="card-figures-game"
            aria-label="Game"
            value={search.game}
            onChange={(event) => onSearch({ game: event.currentTarget.value })}
          >
            {games.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            {!games.some(({ slug }) => slug === search.game) && (
              <option value={search.game}>{search.game}</option>
            )}
          </Select>
          <Button
            variant="ghost"
            color="var(--brass-fg)"
            aria-expanded={isDefined}
            aria-controls="figures-meaning"
            onClick={() => setDefined(!isDefined)}
          >
            What the numbers mean
          </Button>
        </search>
        {answer.kind === 'failed' && (
          <LoadFailed
            title="The figures could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        )}
        {list !== null && list.figures.length === 0 && <Nothing search={search} onSearch={onSearch} />}
        <Panel
          pad="none"
          className="usual"
          hidden={!isDefined && answer.kind !== 'loading' && (list === null || list.figures.length === 0)}
        >
          <dl id="figures-meaning" className="usual-meaning" hidden={!isDefined}>
            <FigureMeanings hasPickRate />
          </dl>
          {answer.kind === 'loading' && <Waiting />}
          {list !== null && list.figures.length > 0 && (
            <GameFiguresTable list={list} search={search} onSearch={onSearch} />
          )}
        </Panel>
        {list !== null && <Pages search={search} total={list.total} onSearch={onSearch} />}
      </div>
    </Lamp>
  );
}

const draftsWords = ({ drafts, look }: GameFigures) =>
  drafts === 0
    ? `No drafts of ${look.name} counted yet.`
    : `From ${drafts.toLocaleString('en-GB')} drafts of ${look.name}, picks by hand only. Cards are listed once ${LEAST_DRAFTS} drafts have seen them.`;

type Narrowing = Pick<CardFiguresScreenProps, 'search' | 'onSearch'>;

function NameField({ search, onSearch }: Narrowing) {
  const asked = search.q ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setTyped(asked);
  }
  const find = () => {
    const q = typed.trim();
    if (q !== asked) onSearch({ ...search, q: q === '' ? undefined : q, page: undefined });
  };
  return (
    <form
      className="card-figures-find"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <IconSearch aria-hidden="true" />
      <TextInput
        type="search"
        aria-label="Search cards"
        placeholder="Name of a card"
        maxLength={80}
        value={typed}
        onBlur={find}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

const Nothing = ({ search, onSearch }: Narrowing) =>
  hasWords(search) ? (
    <EmptyState
      title="No card fits"
      action={
        <Button variant="solid" onClick={() => onSearch({ game: search.game })}>
          Show all cards
        </Button>
      }
    >
      No listed card has these words in its name.
    </EmptyState>
  ) : (
    <EmptyState title="Not enough open drafts yet">
      Figures appear after {BATCH_DRAFTS} drafts by {BATCH_PEOPLE} people. A draft counts once everyone who
      sat there may read all of its picks.
    </EmptyState>
  );

const Waiting = () => (
  <div className="usual-wait" role="status" aria-label="Loading the figures">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Skeleton key={row} height={34} radius={8} />
    ))}
  </div>
);

function Pages({ search, total, onSearch }: Narrowing & { readonly total: number }) {
  const { page = 1 } = search;
  const pages = Math.ceil(total / FIGURE_PAGE_ROWS);
  if (pages <= 1) return null;
  const go = (other: number) => onSearch({ ...search, page: other === 1 ? undefined : other });
  return (
    <nav className="card-figures-pages" aria-label="Pages">
      <Button
        size="sm"
        reason={page === 1 ? 'This is the first page' : undefined}
        onClick={() => go(page - 1)}
      >
        Back
      </Button>
      <span className="muted t14">
        Page {page} of {pages}
      </span>
      <Button
        size="sm"
        reason={page === pages ? 'This is the last page' : undefined}
        onClick={() => go(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

import { useRef } from 'react';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { classNames } from '../../../kit/classNames.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { useCarriedId } from '../dragging.ts';
import { CardPile, marksOf, StripList } from './BoardCards.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { type ColumnFit, columnFit } from './columnFit.ts';
import type { DeckBand } from './deckBands.ts';
import { useWidth } from './useWidth.ts';

interface ColumnsProps {
  readonly bands: readonly DeckBand[];
}

/** Below this a card has no room for rules, stats and lanes. */
const SLIM_PX = 152;
const columnsClass = (width: number) => classNames('deck-columns', width <= SLIM_PX && 'slim');

/** The main deck as piles, a row of columns for each band; free cards stand beside the first. */
export function MainStacks({ bands }: ColumnsProps) {
  const { free } = useDeckDesk();
  const frame = useRef<HTMLDivElement>(null);
  const room = useWidth(frame);
  const hasFree = free.length > 0;
  const count = bands[0]?.columns.length ?? 0;
  const empty = emptyIn(bands);
  const fit = columnFit(room, count - empty.size + (hasFree ? 1 : 0), empty.size);
  return (
    <div ref={frame} className={bands.length > 1 ? 'deck-bands' : undefined}>
      {room > 0 &&
        bands.map((band, place) => (
          <Band
            key={band.key}
            band={band}
            fit={fit}
            empty={empty}
            hasFree={hasFree && place === 0}
            isSplit={bands.length > 1}
          />
        ))}
      {room > 0 && bands.length === 0 && hasFree && (
        <div className={columnsClass(fit.width)}>
          <FreeColumn width={fit.width} />
        </div>
      )}
    </div>
  );
}

/** Columns without a card in any of the bands. */
const emptyIn = (bands: readonly DeckBand[]): ReadonlySet<string> => {
  const filled = bands.flatMap(({ columns }) => columns.filter(({ entries }) => entries.length > 0));
  const keys = new Set((bands[0]?.columns ?? []).map(({ key }) => key));
  for (const { key } of filled) keys.delete(key);
  return keys;
};

interface BandProps {
  readonly band: DeckBand;
  readonly fit: ColumnFit;
  readonly empty: ReadonlySet<string>;
  readonly hasFree: boolean;
  readonly isSplit: boolean;
}

function Band({ band, fit, empty, hasFree, isSplit }: BandProps) {
  const { width } = fit;
  const marks = marksOf(useDeckDesk());
  const carriedId = useCarriedId();
  return (
    <>
      {band.label !== null && (
        <h3 className="deck-band-head">
          {band.label} <span className="num">{band.count}</span>
        </h3>
      )}
      <div className={classNames(columnsClass(width), isSplit && 'split')}>
        {band.columns.map((column) => (
          <div
            key={column.key}
            className="deck-column"
            style={{ width: empty.has(column.key) ? fit.emptyWidth : width }}
          >
            <ColumnHead column={column} as={isSplit ? 'h4' : 'h3'} isShort />
            <CardPile
              label={band.label === null ? column.label : `${band.label}, ${column.label}`}
              {...{ entries: column.entries, width, carriedId, ...marks }}
            />
          </div>
        ))}
        {hasFree && <FreeColumn width={width} />}
      </div>
    </>
  );
}

function FreeColumn({ width }: { readonly width: number }) {
  const { free, look, main, query } = useDeckDesk();
  return (
    <div className="deck-column" style={{ width }}>
      <h3 className="deck-column-head">
        Free <span className="num">{main.count - main.entries.length}</span>
      </h3>
      <ul className="deck-free-stack">
        {free.map(({ face, count }) => (
          <li key={face.name}>
            <span className="vh">
              {face.name}, {count === 1 ? '1 copy' : `${count} copies`}
            </span>
            <PlayCard
              face={face}
              look={look}
              size="sm"
              width={width}
              state={query.terms.length > 0 ? 'dimmed' : 'idle'}
            />
            <span className="deck-times num" aria-hidden="true">
              ×{count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The main deck as strips under headings. */
export function MainLists({ bands }: ColumnsProps) {
  const desk = useDeckDesk();
  const carriedId = useCarriedId();
  const { free, look, query } = desk;
  const marks = marksOf(desk);
  return (
    <>
      {bands.map((band) => (
        <div key={band.key}>
          {band.label !== null && (
            <h3 className="deck-band-head">
              {band.label} <span className="num">{band.count}</span>
            </h3>
          )}
          <div className="deck-lists">
            {band.columns
              .filter(({ entries }) => entries.length > 0)
              .map((column) => (
                <div key={column.key}>
                  <ColumnHead column={column} as={band.label === null ? 'h3' : 'h4'} />
                  <StripList label={column.label} {...{ entries: column.entries, carriedId, ...marks }} />
                </div>
              ))}
          </div>
        </div>
      ))}
      {free.length > 0 && (
        <div className="deck-lists">
          <div>
            <h3 className="deck-column-head">Free</h3>
            <ul className="deck-strips">
              {free.map(({ face, count }) => (
                <li key={face.name}>
                  <CardStrip face={face} look={look} count={count} isDimmed={query.terms.length > 0} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}

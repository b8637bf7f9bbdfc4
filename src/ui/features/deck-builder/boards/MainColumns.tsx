import { classNames } from '#src/ui/system/css/classNames.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import text from '../../../system/css/text.module.css';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { useCarriedId } from '../dragging.ts';
import { CardPile, marksOf, StripList } from './BoardCards.tsx';
import styles from './boards.module.css';
import { ColumnHead } from './ColumnHead.tsx';
import { type ColumnFit, columnFit } from './columnFit.ts';
import type { DeckBand } from './deckBands.ts';
import { useWidth } from './useWidth.ts';

interface ColumnsProps {
  readonly bands: readonly DeckBand[];
}

/** Below this a card has no room for rules, stats and lanes. */
const SLIM_PX = 152;
const columnsClass = (width: number, isSplit = false) =>
  classNames(styles.columns, width <= SLIM_PX && styles.slim, isSplit && styles.split);

/** The main deck as piles, a row of columns for each band; free cards stand beside the first. */
export function MainStacks({ bands }: ColumnsProps) {
  const { free } = useDeckDesk();
  const [room, frame] = useWidth();
  const hasFree = free.length > 0;
  const count = bands[0]?.columns.length ?? 0;
  const empty = emptyIn(bands);
  const fit = columnFit(room, count - empty.size + (hasFree ? 1 : 0), empty.size);
  return (
    <div ref={frame}>
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
  const t = useMessages('deck');
  const marks = marksOf(useDeckDesk());
  const carriedId = useCarriedId();
  return (
    <>
      {band.label !== null && (
        <h3 className={styles.bandHead}>
          {band.label} <b>{band.count}</b>
        </h3>
      )}
      <div className={columnsClass(width, isSplit)}>
        {band.columns.map((column) => (
          <div
            key={column.key}
            className={styles.column}
            style={{ width: empty.has(column.key) ? fit.emptyWidth : width }}
          >
            <ColumnHead column={column} as={isSplit ? 'h4' : 'h3'} isShort />
            <CardPile
              label={
                band.label === null
                  ? column.label
                  : t('bandColumn', { band: band.label, column: column.label })
              }
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
  const t = useMessages('deck');
  return (
    <div className={styles.column} style={{ width }}>
      <h3 className={styles.columnHead}>
        {t('columnLands')} <b>{main.count - main.entries.length}</b>
      </h3>
      <ul className={styles.lands}>
        {free.map(({ face, count }) => (
          <li key={face.name}>
            <span className={text.visuallyHidden}>{t('copies', { card: face.name, count })}</span>
            <PlayCard
              face={face}
              look={look}
              size="sm"
              width={width}
              state={query.terms.length > 0 ? 'dimmed' : 'idle'}
            />
            <span className={styles.times} aria-hidden="true">
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
  const t = useMessages('deck');
  const marks = marksOf(desk);
  return (
    <>
      {bands.map((band) => (
        <div key={band.key}>
          {band.label !== null && (
            <h3 className={styles.bandHead}>
              {band.label} <b>{band.count}</b>
            </h3>
          )}
          <div className={styles.lists}>
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
        <div className={styles.lists}>
          <div>
            <h3 className={styles.columnHead}>{t('columnLands')}</h3>
            <ul className={styles.strips}>
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

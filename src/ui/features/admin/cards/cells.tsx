import type { CardGame } from '#contract/admin/cards.ts';
import { laneOf, rarityOf } from '#src/ui/components/cards/gameLook.ts';
import { LaneGlyph } from '#src/ui/components/cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '#src/ui/components/cards/proxiedImageAddress.ts';
import { RarityMark } from '#src/ui/components/cards/RarityMark.tsx';
import styles from './cards.module.css';

interface NameCellProps {
  readonly image: string | null;
  readonly name: string;
  readonly note?: string | undefined;
}

/** A name with its picture, or an empty place where there is none or it doesn't come. */
export const NameCell = ({ image, name, note }: NameCellProps) => (
  <>
    {image === null ? (
      <span className={styles.thumb} aria-hidden="true" />
    ) : (
      <img
        className={styles.thumb}
        alt=""
        loading="lazy"
        src={proxiedImageAddress(image)}
        // Without an address the box alone is drawn; another picture brings its own.
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
    )}
    <span>
      {name}
      {note !== undefined && <small className={styles.note}> {note}</small>}
    </span>
  </>
);

interface InGame {
  /** Null while all games are looked at; keys are shown as they are then. */
  readonly game: CardGame | null;
}

export const LanesCell = ({ keys, game }: InGame & { readonly keys: readonly string[] }) =>
  keys.length === 0 ? (
    '–'
  ) : (
    <span className={styles.inline}>
      {keys.map((key) => {
        const lane = game === null ? undefined : laneOf(game.look, key);
        return (
          <span key={key}>
            {lane !== undefined && <LaneGlyph lane={lane} size={15} />}
            {lane?.label ?? key}
          </span>
        );
      })}
    </span>
  );

export function RarityCell({ code, game }: InGame & { readonly code: string | null }) {
  if (code === null || game === null) return code ?? '–';
  const rarity = rarityOf(game.look, code);
  return (
    <span className={styles.inline}>
      <span>
        <RarityMark rarity={rarity} />
        {rarity.name}
      </span>
    </span>
  );
}

/** A long text, of which two lines are shown. */
export const WordsCell = ({ children }: { readonly children: string }) => (
  <span className={styles.words}>{children}</span>
);

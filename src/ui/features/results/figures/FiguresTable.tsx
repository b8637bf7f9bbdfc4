import type { ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { DraftsSeen } from './DraftsSeen.tsx';
import styles from './figures.module.css';
import { averageWords, NO_FIGURE, percent } from './figureWords.ts';
import { PickRange } from './PickRange.tsx';
import type { UsualPick } from './usualFigures.ts';

interface FiguresTableProps {
  readonly label: string;
  readonly heads: ReactNode;
  readonly rows: ReactNode;
}

/** A table of cards' figures that scrolls by itself. */
export const FiguresTable = ({ label, heads, rows }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by keyboard
  <div className={styles.scroll} role="group" tabIndex={0} aria-label={label}>
    <table className={styles.usual}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  </div>
);

interface FigureHeadProps {
  readonly children: string;
  /** Hidden on a phone. */
  readonly isExtra?: boolean;
}

export const FigureHead = ({ children, isExtra = false }: FigureHeadProps) => (
  <th scope="col" className={isExtra ? styles.wide : undefined}>
    {children}
  </th>
);

interface FiguresRowProps {
  readonly name: string;
  readonly face: CardFace | null;
  readonly look: GameLook;
  readonly usual: UsualPick | null;
  /** Where the bar of the usual picks ends. */
  readonly last: number;
  /** The first figure, which differs from table to table; hidden on a phone where `isExtra`. */
  readonly first: string;
  readonly isExtra: boolean;
}

export const FiguresRow = ({ name, face, look, usual, last, first, isExtra }: FiguresRowProps) => {
  const told = usual?.usual ?? null;
  return (
    <tr>
      <th scope="row">{face === null ? name : <CardStrip face={face} look={look} />}</th>
      <td className={isExtra ? styles.wide : undefined}>{first}</td>
      <td className={styles.wide}>
        <PickRange told={told} last={last} />
      </td>
      <td>{told === null ? NO_FIGURE : averageWords(told.average)}</td>
      <td>{usual?.comesBack == null ? NO_FIGURE : percent(usual.comesBack)}</td>
      <td>
        <DraftsSeen drafts={usual?.drafts ?? 0} />
      </td>
    </tr>
  );
};

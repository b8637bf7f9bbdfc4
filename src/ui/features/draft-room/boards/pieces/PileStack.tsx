import { CardBack } from '../../../../components/cards/CardBack.tsx';
import type { StyleWithVariables } from '../../../../theme/styleWithVariables.ts';
import { useTable } from '../../useTable.ts';
import './pileStack.css';

interface PileStackProps {
  readonly cards: number;
  /** Width of one back in px. */
  readonly width: number;
}

const LAYERS_AT_MOST = 5;
const SHIFT_PX = 4;

/** A face-down pile with its number of cards; an empty one keeps its place. */
export function PileStack({ cards, width }: PileStackProps) {
  const { view } = useTable();
  const aspect = view.look.cardAspect;
  const layers = Math.min(cards, LAYERS_AT_MOST);
  const style: StyleWithVariables = {
    width: width + (LAYERS_AT_MOST - 1) * SHIFT_PX,
    height: width / aspect + (LAYERS_AT_MOST - 1) * SHIFT_PX,
  };
  return (
    <span className="pile-stack" style={style} aria-hidden="true">
      {layers === 0 && <span className="pile-none" style={{ width, aspectRatio: aspect }} />}
      {Array.from({ length: layers }, (_, layer) => {
        const shift = (layers - 1 - layer) * SHIFT_PX;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a pile are told apart by their place alone
          <CardBack key={layer} width={width} aspect={aspect} style={{ left: shift, top: shift }} />
        );
      })}
      <b className="pile-count">{cards}</b>
    </span>
  );
}

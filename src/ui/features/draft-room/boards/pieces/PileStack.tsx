import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { CardBack } from '../../../../components/cards/CardBack.tsx';
import { useTable } from '../../useTable.ts';
import styles from './pileStack.module.css';

/** A face-down pile with its number of cards; an empty one keeps its place. */
export function PileStack({ cards }: { readonly cards: number }) {
  const { view } = useTable();
  const aspect = view.look.cardAspect;
  const layers = Math.min(cards, LAYERS_AT_MOST);
  const style: StyleWithVariables = {
    width: WIDTH_PX + (LAYERS_AT_MOST - 1) * SHIFT_PX,
    height: WIDTH_PX / aspect + (LAYERS_AT_MOST - 1) * SHIFT_PX,
  };
  return (
    <span className={styles.stack} style={style} aria-hidden="true">
      {layers === 0 && <span className={styles.none} style={{ width: WIDTH_PX, aspectRatio: aspect }} />}
      {Array.from({ length: layers }, (_, layer) => {
        const shift = (layers - 1 - layer) * SHIFT_PX;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a pile are told apart by their place alone
          <CardBack key={layer} width={WIDTH_PX} aspect={aspect} style={{ left: shift, top: shift }} />
        );
      })}
      <b>{cards}</b>
    </span>
  );
}

const WIDTH_PX = 48;
const LAYERS_AT_MOST = 5;
const SHIFT_PX = 4;

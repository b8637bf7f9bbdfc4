import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import IconCheck from '~icons/ph/check-bold';
import { isPrecious } from '../../../components/cards/gameLook.ts';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import type { ShownFace } from './shownPack.ts';
import '../../../components/cards/card.css';

/**
 * The frame of a printed card without what only a live table needs, such as fitting any text, zoom and states:
 * a third of PlayCard's bytes, in the first load of every visitor.
 */
export const ShownCard = ({ face, isKept }: { readonly face: ShownFace; readonly isKept: boolean }) => {
  const [attack, defence] = face.stats?.split('/') ?? [];
  const style: StyleWithVariables = { '--lane': face.lane.hue, '--rk': face.rarity.colour };
  return (
    <div
      className={`pc md fluid${isKept ? ' reserved' : ''}${isPrecious(face.rarity) ? ' precious' : ''}`}
      style={style}
    >
      <div className="pc-b">
        <div className="pc-t">
          <span className="pc-c">{face.cost}</span>
          <span className="pc-n">{face.name}</span>
          <svg className="lane" viewBox="0 0 24 24" aria-hidden="true">
            <path d={face.lane.glyph} fill="currentColor" fillRule="evenodd" />
          </svg>
        </div>
        <div className="pc-a shown">
          <img alt="" src={proxiedImageAddress(face.image ?? '')} decoding="async" draggable={false} />
        </div>
        <div className="pc-y">
          <span>{face.type}</span>
          <RarityMark rarity={face.rarity} hasPips isOnCard />
        </div>
        <div className="pc-r">{face.rules}</div>
        {face.stats && (
          <div className="pc-s">
            {attack}
            <u />
            {defence}
          </div>
        )}
      </div>
      {isKept && (
        <span className="pc-k">
          <IconCheck aria-hidden="true" />
        </span>
      )}
    </div>
  );
};

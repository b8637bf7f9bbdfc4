import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import styles from './packet.module.css';

interface PacketProps {
  readonly name: string;
  readonly art: string | undefined;
}

/** The game as a packet; decoration, for the words beside it say the same. */
export const Packet = ({ name, art }: PacketProps) => (
  <span className={styles.packet} aria-hidden="true">
    {art !== undefined && <img alt="" src={proxiedImageAddress(art)} draggable={false} />}
    <b style={{ fontSize: packetFontPx(name) }}>{name}</b>
  </span>
);

const LARGEST_PX = 20;
const SMALLEST_PX = 11;
/** What a packet has room for, in letters of one pixel. */
const LETTERS_PX = 164;

/** So large that the longest word of the name stays whole. */
function packetFontPx(name: string): number {
  const longest = Math.max(1, ...name.split(/\s+/).map((word) => word.length));
  return Math.max(SMALLEST_PX, Math.min(LARGEST_PX, Math.floor(LETTERS_PX / longest)));
}

import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import styles from './diagram.module.css';
import type { Drawing, DrawnEdge, DrawnState } from './drawing.ts';

interface DiagramProps {
  readonly drawing: Drawing;
  /** Names the box in which the picture scrolls. */
  readonly title: string;
  /** Says for readers what is lit. */
  readonly label: string;
  /** Ids of the states the machine is in. */
  readonly lit: ReadonlySet<string>;
  /** Ids of the states it came from. */
  readonly left: ReadonlySet<string>;
  /** Names of the transitions it took last. */
  readonly taken: ReadonlySet<string>;
  readonly isFullSize: boolean;
}

/** Below this share of its size the words of a diagram cannot be read: then it scrolls. */
const LEAST_SCALE = 0.78;
const FRAME_RADIUS = 14;
const LINE_HEIGHT = 15;

/** A machine as a picture: current states solid, those it came from dashed, the last transition in brass. */
export function Diagram({ drawing, title, label, lit, left, taken, isFullSize }: DiagramProps) {
  const { width, height, hasWords, states, edges, entries } = drawing;
  const frame = useRef<HTMLDivElement>(null);
  const arrow = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  useLitInView(frame, lit);
  const lookOf = ({ source, transitions }: DrawnEdge): EdgeLook => {
    if (transitions.length === 0) return 'first';
    if (transitions.some((name) => taken.has(name))) return 'hot';
    return lit.has(source) || source === pointed ? 'open' : 'plain';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className={styles.diagram} ref={frame} tabIndex={0} role="group" aria-label={title}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        style={isFullSize ? { width } : { width: '100%', minWidth: width * LEAST_SCALE, maxWidth: width }}
      >
        <defs>
          {ARROWS.map((look) => (
            <marker
              key={look}
              id={`${arrow}${look}`}
              className={styles.arrow}
              data-look={look}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="9"
              markerHeight="9"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8Z" />
            </marker>
          ))}
        </defs>
        {states
          .filter(({ isFrame }) => isFrame)
          .map((state) => (
            <Frame key={state.id} state={state} look={lookOfState(state, lit, left)} />
          ))}
        {edges.map((edge) => {
          const look = lookOf(edge);
          const tip = look === 'first' ? 'plain' : look;
          return (
            <path
              key={keyOf(edge)}
              className={styles.edge}
              data-look={look}
              d={edge.line}
              markerEnd={`url(#${arrow}${tip})`}
            />
          );
        })}
        {entries.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.entry} cx={x} cy={y} r={5} />
        ))}
        {states
          .filter(({ isFrame }) => !isFrame)
          .map((state) => (
            <State
              key={state.id}
              state={state}
              look={lookOfState(state, lit, left)}
              onPoint={(isIn) => setPointed(isIn ? state.id : null)}
            />
          ))}
        {edges
          .filter((edge) => hasWords || SHOWN.includes(lookOf(edge)))
          .map((edge) => (
            <Words key={keyOf(edge)} edge={edge} look={lookOf(edge)} />
          ))}
      </svg>
    </div>
  );
}

/** The last transition, one that may be taken now or is pointed at, any other, and the way to where a state begins. */
type EdgeLook = 'hot' | 'open' | 'plain' | 'first';
const ARROWS = ['hot', 'open', 'plain'] as const;
/** Where the words of all lines have no room, those of these are shown. */
const SHOWN: readonly EdgeLook[] = ['hot', 'open'];
const keyOf = ({ source, target, line }: DrawnEdge) => `${source} ${target} ${line}`;
const lookOfState = ({ id }: DrawnState, lit: ReadonlySet<string>, left: ReadonlySet<string>) =>
  lit.has(id) ? 'on' : left.has(id) ? 'was' : '';

function Frame({ state, look }: Readonly<{ state: DrawnState; look: string }>) {
  const t = useMessages('testBench');
  return (
    <g className={styles.frame} data-look={state.kind === 'parallel' ? `parallel ${look}` : look}>
      <rect x={state.x} y={state.y} width={state.width} height={state.height} rx={FRAME_RADIUS} />
      <text x={state.x + 14} y={state.y + 21}>
        {state.words}
        {state.kind === 'parallel' && <tspan> {t('parallel')}</tspan>}
      </text>
    </g>
  );
}

const State = ({
  state,
  look,
  onPoint,
}: Readonly<{ state: DrawnState; look: string; onPoint: (isIn: boolean) => void }>) => (
  <g
    className={styles.state}
    data-look={look}
    onPointerEnter={() => onPoint(true)}
    onPointerLeave={() => onPoint(false)}
  >
    <rect x={state.x} y={state.y} width={state.width} height={state.height} rx={state.height / 2} />
    <text x={state.x + state.width / 2} y={state.y + state.height / 2 + 5}>
      {state.words}
    </text>
  </g>
);

const Words = ({ edge, look }: Readonly<{ edge: DrawnEdge; look: EdgeLook }>) => (
  <text className={styles.words} data-look={look}>
    {edge.words.map((words, place) => (
      <tspan key={words} x={edge.x} y={edge.y + 4 + (place - (edge.words.length - 1) / 2) * LINE_HEIGHT}>
        {words}
      </tspan>
    ))}
  </text>
);

/** Where the diagram scrolls, the lit state is brought to its middle; the page itself stays where it is. */
function useLitInView(frame: { readonly current: HTMLDivElement | null }, lit: ReadonlySet<string>) {
  useEffect(() => {
    const box = frame.current;
    const state = lit.size > 0 ? box?.querySelector(`.${styles.state}[data-look=on]`) : null;
    if (!box || !state) return;
    const [outer, inner] = [box.getBoundingClientRect(), state.getBoundingClientRect()];
    const isSeen =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    if (isSeen) return;
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    box.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  }, [frame, lit]);
}

import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { AnyStateMachine } from 'xstate';
import {
  type AnyStateNode,
  type DrawnTransition,
  statesOfMachine,
  transitionsOfMachine,
} from '#src/machines/paths/transitions.ts';
import { eventName } from '#src/machines/paths/words.ts';
import type { Box, Drawing, DrawnEdge } from '#src/ui/features/test-bench/drawing/drawing.ts';
import { type Point, placeWords } from './wordPlaces.ts';

/** Points of an inch, which Graphviz counts in. */
const INCH = 72;
/** Of the words of a state, in px. */
const LETTER_WIDTH = 7.6;
const STATE_PADDING = 11;

/** How much room a diagram takes, so that it is about as wide as the page. */
export interface Spacing {
  /** Inches between states beside each other, and between rows. */
  readonly beside: number;
  readonly below: number;
  /** Is there room for all words at once? Then Graphviz keeps it free for them. */
  readonly hasWords: boolean;
}

let loading: Promise<Graphviz> | null = null;

/**
 * Where everything of a machine's diagram stands, in px, laid out by Graphviz. Transitions that leave no state are not
 * drawn. Where there is no room for all words, they get their places afterwards, since few of them are shown at a time.
 */
export async function drawingOf(machine: AnyStateMachine, spacing: Spacing): Promise<Drawing> {
  loading ??= Graphviz.load();
  const edges = edgesOf(machine);
  const laidOut: LaidOut = JSON.parse((await loading).layout(dotOf(machine, edges, spacing), 'json', 'dot'));
  return { ...drawn(machine, edges, laidOut), hasWords: spacing.hasWords };
}

/** All transitions from one state to another, which share a line. */
interface Bundle {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly transitions: readonly string[];
  readonly words: readonly string[];
}

function edgesOf(machine: AnyStateMachine): readonly Bundle[] {
  const nodes = new Map(statesOfMachine(machine).map((node) => [node.id, node]));
  const bundles = new Map<string, DrawnTransition[]>();
  for (const transition of transitionsOfMachine(machine)) {
    for (const target of transition.targets) {
      const key = `${transition.source} > ${target}`;
      bundles.set(key, [...(bundles.get(key) ?? []), transition]);
    }
  }
  return [...bundles].flatMap(([key, transitions]) => {
    const [source, target] = key.split(' > ').map((id) => nodes.get(id));
    if (!source || !target) return [];
    const words = [...new Set(transitions.map(({ eventType }) => labelOf(eventType)))];
    return [{ source, target, transitions: [...new Set(transitions.map(({ name }) => name))], words }];
  });
}

const labelOf = (eventType: string) => eventName(eventType).replace(/ in [^ ]+$/, '');

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const isCompound = (node: AnyStateNode) => Object.keys(node.states).length > 0;
const isInside = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isInside(inner.parent, outer));
/** A frame is entered and left at its entry, for Graphviz draws lines between nodes alone. */
const anchorOf = (node: AnyStateNode) => quoted(isCompound(node) ? `${node.id} entry` : node.id);
const frameOf = (node: AnyStateNode) => quoted(`cluster ${node.id}`);

function dotOf(
  machine: AnyStateMachine,
  edges: readonly Bundle[],
  { beside, below, hasWords }: Spacing,
): string {
  const used = new Set(edges.flatMap(({ source, target }) => [source.id, target.id]));
  return [
    'digraph machine {',
    `compound=true; rankdir=TB; nodesep=${beside}; ranksep=${below}; fontname="Helvetica"; fontsize=14;`,
    'node [shape=box fixedsize=true height=0.54];',
    // As wide a letter as the one the bench shows words in.
    'edge [fontname="Courier" fontsize=12.5 arrowsize=0.8];',
    ...insideOf(machine.root, used),
    ...edges.map((edge, place) => edgeOf(edge, place, hasWords)),
    '}',
  ].join('\n');
}

function insideOf(node: AnyStateNode, used: ReadonlySet<string>): readonly string[] {
  if (!isCompound(node)) return [`${quoted(node.id)} [label="" width=${widthOf(node) / INCH}];`];
  const isEntered = node.type === 'compound' || used.has(node.id);
  return [
    `subgraph ${frameOf(node)} {`,
    `label=${quoted(node.key)}; margin=11;`,
    ...(isEntered ? [`${anchorOf(node)} [shape=point fixedsize=false width=0.14 label=""];`] : []),
    ...Object.values<AnyStateNode>(node.states).flatMap((inner) => insideOf(inner, used)),
    ...firstOf(node).map((first) => `${anchorOf(node)} -> ${anchorOf(first)} [id="first"];`),
    '}',
  ];
}

/** As wide as the bench needs for the words, in px: Graphviz does not know its letters. */
const widthOf = ({ key }: AnyStateNode) => key.length * LETTER_WIDTH + 2 * STATE_PADDING;

const firstOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'compound' ? node.initial.target : [];

function edgeOf({ source, target, words }: Bundle, place: number, hasWords: boolean): string {
  const ends = [
    isCompound(source) && source !== target && !isInside(target, source) ? `ltail=${frameOf(source)}` : '',
    isCompound(target) && source !== target && !isInside(source, target) ? `lhead=${frameOf(target)}` : '',
  ];
  const label = words.map((line) => ` ${line.replaceAll('"', '\\"')} `).join('\\n');
  const kept = hasWords ? `label="${label}"` : '';
  return `${anchorOf(source)} -> ${anchorOf(target)} [id="${place}" ${kept} ${ends.join(' ')}];`;
}

/** What Graphviz answers: everything counted from the lower left. */
interface LaidOut {
  readonly bb: string;
  readonly objects: readonly PlacedObject[];
  readonly edges: readonly { readonly id: string; readonly pos: string; readonly lp?: string }[];
}

interface PlacedObject {
  readonly name: string;
  /** Of a frame: its corners. */
  readonly bb?: string;
  /** Of a state: its middle, and its size in inches. */
  readonly pos?: string;
  readonly width?: string;
  readonly height?: string;
}

const numbersOf = (text = '') => text.split(',').map(Number);
const rounded = (value: number) => Math.round(value * 10) / 10;

function drawn(
  machine: AnyStateMachine,
  bundles: readonly Bundle[],
  { bb, objects, edges }: LaidOut,
): Omit<Drawing, 'hasWords'> {
  const [, , width = 0, height = 0] = numbersOf(bb);
  const placed = new Map(objects.map((object) => [object.name, object]));
  const point = (text?: string): Point => {
    const [x = 0, y = 0] = numbersOf(text);
    return { x: rounded(x), y: rounded(height - y) };
  };
  const states = statesOfMachine(machine).map((node) => ({
    id: node.id,
    words: node.key,
    kind: node.type,
    isFrame: isCompound(node),
    ...(isCompound(node)
      ? frameBox(placed.get(`cluster ${node.id}`), height)
      : stateBox(placed.get(node.id), point)),
  }));
  const lines = edges.map(({ id, pos, lp }) => ({
    bundle: bundles[Number(id)],
    kept: lp === undefined ? null : point(lp),
    ...lineOf(pos, point),
  }));
  const boxes = states.filter(({ isFrame }) => !isFrame);
  const places = placeWords(lines, boxes, { width, height });
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    states,
    entries: objects.filter(({ name }) => isEntry(machine, name)).map(({ pos }) => point(pos)),
    edges: lines.map(({ bundle, line, kept }, at): DrawnEdge => {
      const { x, y } = kept ?? places[at] ?? { x: 0, y: 0 };
      return {
        source: bundle?.source.id ?? '',
        target: bundle?.target.id ?? '',
        transitions: bundle?.transitions ?? [],
        words: bundle?.words ?? [],
        line,
        x: rounded(x),
        y: rounded(y),
      };
    }),
  };
}

/** A frame that is entered as a whole has no place inside it where it begins. */
const isEntry = (machine: AnyStateMachine, name: string) =>
  statesOfMachine(machine).some((node) => node.type === 'compound' && name === `${node.id} entry`);

function frameBox(frame: PlacedObject | undefined, height: number): Box {
  const [left = 0, low = 0, right = 0, high = 0] = numbersOf(frame?.bb);
  return {
    x: rounded(left),
    y: rounded(height - high),
    width: rounded(right - left),
    height: rounded(high - low),
  };
}

function stateBox(state: PlacedObject | undefined, point: (text?: string) => Point): Box {
  const { x, y } = point(state?.pos);
  const [wide, tall] = [Number(state?.width) * INCH, Number(state?.height) * INCH];
  return { x: rounded(x - wide / 2), y: rounded(y - tall / 2), width: rounded(wide), height: rounded(tall) };
}

/** A line of Graphviz, "e,x,y x,y x,y x,y …", as the path of an SVG that ends at the tip of the arrow. */
function lineOf(pos: string, point: (text?: string) => Point) {
  const parts = pos.split(' ');
  const tip = parts.find((part) => part.startsWith('e,'))?.slice(2);
  const points = parts.filter((part) => !/^[es],/.test(part)).map(point);
  const told = points.map(({ x, y }) => `${x} ${y}`);
  const end = tip === undefined ? '' : `L${point(tip).x} ${point(tip).y}`;
  return { points, line: `M${told[0] ?? ''}C${told.slice(1).join(' ')}${end}` };
}

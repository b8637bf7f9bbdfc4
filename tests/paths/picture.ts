import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { AnyStateMachine } from 'xstate';
import {
  type DrawnTransition,
  statesOfMachine,
  transitionsOfMachine,
} from '#src/machines/paths/transitions.ts';
import { eventWords } from '#src/machines/paths/words.ts';

type StateNode = ReturnType<typeof statesOfMachine>[number];

let loading: Promise<Graphviz> | null = null;

/** An SVG of the machine: compound states as frames, edges of the class `walked` or `unwalked`. */
export async function pictureOfMachine(
  machine: AnyStateMachine,
  unwalked: readonly string[],
): Promise<string> {
  loading ??= Graphviz.load();
  const svg = (await loading).layout(dotOf(machine, new Set(unwalked)), 'svg', 'dot');
  return svg.slice(svg.indexOf('<svg')).replace(/<title>[^<]*<\/title>/g, '');
}

function dotOf(machine: AnyStateMachine, unwalked: ReadonlySet<string>): string {
  return [
    'digraph machine {',
    'compound=true; rankdir=TB; nodesep=0.45; ranksep=0.6; bgcolor="transparent"; fontname="Helvetica";',
    'node [shape=box style="rounded" fontname="Helvetica" fontsize=13 margin="0.16,0.08" class="state"];',
    'edge [fontname="Helvetica" fontsize=10 arrowsize=0.7];',
    ...insideOf(machine.root),
    ...edgesOf(machine, unwalked),
    '}',
  ].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const isCompound = (node: StateNode) => Object.keys(node.states).length > 0;
/** A frame is entered and left at its entry, for Graphviz draws edges between nodes alone. */
const anchorOf = (node: StateNode) => quoted(isCompound(node) ? `${node.id} entry` : node.id);
const frameOf = (node: StateNode) => quoted(`cluster ${node.id}`);

function insideOf(node: StateNode): readonly string[] {
  if (!isCompound(node)) {
    const shape = node.type === 'final' ? ' peripheries=2' : '';
    return [`${quoted(node.id)} [label=${quoted(node.key)}${shape}];`];
  }
  const children = Object.values(node.states);
  const initial = node.type === 'compound' ? node.initial.target : [];
  const label = node.type === 'parallel' ? `${node.key} (at the same time)` : node.key;
  return [
    `subgraph ${frameOf(node)} {`,
    `label=${quoted(label)}; style="rounded"; class="frame"; fontsize=13; margin=14;`,
    `${anchorOf(node)} [shape=point width=0.12 label="" class="entry"];`,
    ...children.flatMap(insideOf),
    ...initial.map((first) => `${anchorOf(node)} -> ${anchorOf(first)} [class="initial" arrowsize=0.5];`),
    '}',
  ];
}

function edgesOf(machine: AnyStateMachine, unwalked: ReadonlySet<string>): readonly string[] {
  const nodes = new Map(statesOfMachine(machine).map((node) => [node.id, node]));
  const groups = new Map<
    string,
    { readonly first: DrawnTransition; readonly isWalked: boolean; words: string[] }
  >();
  for (const transition of transitionsOfMachine(machine)) {
    const isWalked = !unwalked.has(transition.name);
    const id = [transition.source, transition.targets.join(), isWalked].join(' > ');
    const group = groups.get(id) ?? { first: transition, isWalked, words: [] };
    group.words.push(labelOf(transition));
    groups.set(id, group);
  }
  return [...groups.values()].flatMap(({ first, isWalked, words }) => {
    const source = nodes.get(first.source);
    const targets = first.targets.map((id) => nodes.get(id));
    return (targets.length === 0 ? [source] : targets).map((target) =>
      source && target ? edge(source, target, [...new Set(words)], isWalked) : '',
    );
  });
}

function edge(source: StateNode, target: StateNode, words: readonly string[], isWalked: boolean): string {
  const ends = [
    isCompound(source) && source !== target && !isInside(target, source) ? `ltail=${frameOf(source)}` : '',
    isCompound(target) && source !== target && !isInside(source, target) ? `lhead=${frameOf(target)}` : '',
  ];
  const label = words.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')).join('\\l');
  const looks = `class="${isWalked ? 'walked' : 'unwalked'}" label="${label}\\l"`;
  return `${anchorOf(source)} -> ${anchorOf(target)} [${looks} ${ends.join(' ')}];`;
}

const isInside = (inner: StateNode, outer: StateNode): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isInside(inner.parent, outer));

function labelOf({ eventType, guard }: DrawnTransition): string {
  const words = eventType === '' ? 'at once' : eventWords({ type: eventType }).replace(/ in [^ ]+$/, '');
  return guard === null ? ` ${words} ` : ` ${words} [${guard}] `;
}

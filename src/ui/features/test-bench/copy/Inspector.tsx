import type { AnyMachineSnapshot } from 'xstate';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { leavesOf } from '../stateLook.ts';
import { CopyButton } from './CopyButton.tsx';
import { masked } from './masked.ts';
import { ValueTree } from './ValueTree.tsx';

interface InspectorProps {
  readonly snapshot: AnyMachineSnapshot;
  /** A live machine holds secrets, which nobody is shown; a copy holds inventions. */
  readonly isLive: boolean;
}

/** State, tags, calls under way and context of a machine. */
export function Inspector({ snapshot, isLive }: InspectorProps) {
  const context: unknown = isLive ? masked(snapshot.context) : snapshot.context;
  const shown = {
    state: leavesOf(snapshot.value),
    tags: [...snapshot.tags],
    running: Object.keys(snapshot.children),
    context,
  };
  return (
    <Panel className="testbench-inspector">
      <div className="testbench-head">
        <h2>State and context</h2>
        <CopyButton words="Copy as JSON" text={() => JSON.stringify(shown, null, 2)} />
      </div>
      {isLive && (
        <p className="muted t14">Tokens, passwords, addresses and other secrets are shown by their length.</p>
      )}
      <div className="value-tree">
        {Object.entries(shown).map(([name, value]) => (
          <ValueTree key={name} name={name} value={value} isOpen />
        ))}
      </div>
    </Panel>
  );
}

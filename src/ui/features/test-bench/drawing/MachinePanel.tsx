import { useMemo, useState } from 'react';
import type { StateValue } from 'xstate';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import type { LogEntry } from '../copy/recorder.ts';
import { idsOf, leavesOf } from '../stateLook.ts';
import { Diagram } from './Diagram.tsx';
import { DRAWINGS } from './drawings.ts';
import { TransitionList } from './TransitionList.tsx';

interface MachinePanelProps {
  readonly bench: BenchMachine;
  readonly value: StateValue;
  /** What happened last, which lights the way to here. */
  readonly last: LogEntry | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A machine as a diagram with its current state lit, and the same as a list. */
export function MachinePanel({ bench, value, last }: MachinePanelProps) {
  const [size, setSize] = useState<'fit' | 'full'>('fit');
  const { model, name, title, file } = bench;
  const lit = useMemo(() => idsOf(model.id, value), [model, value]);
  const left = useMemo(() => (last?.before ? idsOf(model.id, last.before) : NOTHING), [model, last]);
  const taken = useMemo(() => new Set(last?.transitions), [last]);
  const leaves = leavesOf(value);
  return (
    <Panel className="testbench-machine">
      <div className="testbench-head">
        <h2>{title}</h2>
        <code className="testbench-file">{file}</code>
        <span className="testbench-now">
          <span className="muted">now</span>
          {leaves.map((leaf) => (
            <Chip key={leaf} tone="brass">
              {leaf}
            </Chip>
          ))}
        </span>
      </div>
      <Diagram
        drawing={DRAWINGS[name]}
        title={title}
        label={`State diagram. Now in ${leaves.join(' and ')}. The list below says the same in words.`}
        lit={lit}
        left={left}
        taken={taken}
        isFullSize={size === 'full'}
      />
      <div className="testbench-legend">
        <span className="testbench-key on">current state</span>
        <span className="testbench-key was">came from</span>
        <span className="testbench-key line">last transition</span>
        {!DRAWINGS[name].hasWords && <span>Point at a state to read what it hears.</span>}
        <SegmentedControl
          label="Size of the diagram"
          value={size}
          onChange={setSize}
          segments={[
            { value: 'fit', label: 'Fit' },
            { value: 'full', label: 'Full size' },
          ]}
        />
      </div>
      <details className="testbench-words">
        <summary>States and transitions in words</summary>
        <TransitionList machine={model} lit={lit} taken={taken} />
      </details>
    </Panel>
  );
}

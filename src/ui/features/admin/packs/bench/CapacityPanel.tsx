import { useMemo, useState } from 'react';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { type BenchCatalogue, capacityOf } from './packFigures.ts';

interface CapacityPanelProps {
  readonly definition: PackDefinition;
  readonly catalogue: BenchCatalogue;
  readonly usedBy: readonly string[];
}

const SEATS = 8;
const PACKS = 3;

/** Whether a table of a size can be dealt, said before anybody sits down. */
export function CapacityPanel({ definition, catalogue, usedBy }: CapacityPanelProps) {
  const [seats, setSeats] = useState(SEATS);
  const [packs, setPacks] = useState(PACKS);
  const problems = useMemo(
    () => capacityOf(definition, catalogue, { seats, packs }),
    [definition, catalogue, seats, packs],
  );
  return (
    <section className="bench-part" aria-labelledby="capacity-head">
      <h2 id="capacity-head">Capacity</h2>
      <div className="slot-cells">
        <NumberField label="Seats" least={1} most={16} value={seats} onChange={setSeats} />
        <NumberField label="Packs each" least={1} most={20} value={packs} onChange={setPacks} />
      </div>
      <div role="status" className="col g8">
        {problems.length === 0 && (
          <InlineNotice kind="success">{seats * packs} packs can be opened without running out.</InlineNotice>
        )}
        {problems.map(({ scope, sentence }) => (
          <InlineNotice
            key={sentence}
            kind={scope === 'table' ? 'error' : 'warning'}
            title={scope === 'table' ? 'A table like this cannot start' : 'Cards will repeat in a pack'}
          >
            {sentence}
          </InlineNotice>
        ))}
      </div>
      <p className="muted t14">
        {usedBy.length === 0 ? 'No template opens this pack yet.' : `Opened by ${usedBy.join(', ')}.`}
      </p>
    </section>
  );
}

import { useMemo, useState } from 'react';
import type { Bench } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { CapacityPanel } from './CapacityPanel.tsx';
import { LivePack } from './LivePack.tsx';
import { ManyPanel } from './ManyPanel.tsx';
import { OddsPanel } from './OddsPanel.tsx';
import { type BenchCatalogue, openablePack, openOne } from './packFigures.ts';
import { usePackThread } from './usePackThread.ts';

interface PackBenchProps {
  readonly pack: StoredPack;
  readonly bench: Bench;
  readonly catalogue: BenchCatalogue;
  readonly usedBy: readonly string[];
}

/** Beside the form: what the pack comes to as it stands there, saved or not. */
export function PackBench({ pack, bench, catalogue, usedBy }: PackBenchProps) {
  const [roll, setRoll] = useState(1);
  const [round, setRound] = useState(1);
  const openable = useMemo(() => openablePack(pack, catalogue), [pack, catalogue]);
  const definition = openable.ok ? openable.definition : null;
  const thread = usePackThread(catalogue, definition, round - 1);
  const opened = useMemo(
    () => (definition === null ? [] : openOne(definition, catalogue, roll, round - 1)),
    [definition, catalogue, roll, round],
  );
  if (!openable.ok)
    return (
      <div className="pack-bench">
        <InlineNotice kind="warning" title="This pack cannot be opened yet">
          {openable.sentence}
        </InlineNotice>
      </div>
    );
  return (
    <div className="pack-bench">
      {(pack.rounds?.length ?? 0) > 0 && (
        <NumberField
          label="As opened in round"
          least={1}
          most={pack.rounds?.length ?? 1}
          value={round}
          onChange={setRound}
        />
      )}
      <LivePack
        opened={opened}
        cards={catalogue.cards}
        look={bench.look}
        onOpen={() => setRoll((before) => before + 1)}
      />
      <OddsPanel
        odds={thread.odds}
        isReckoning={thread.isReckoning}
        cards={catalogue.cards}
        look={bench.look}
      />
      <ManyPanel many={thread.many} isOpening={thread.isOpening} look={bench.look} onOpen={thread.openMany} />
      <CapacityPanel definition={openable.definition} catalogue={catalogue} usedBy={usedBy} />
    </div>
  );
}

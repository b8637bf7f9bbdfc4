import { useMemo, useState } from 'react';
import type { Bench } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
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

const FIRST = { roll: 1, round: 1, seats: 8, packs: 3 };

/** Beside the form: what the pack comes to as it's written now, saved or not. */
export function PackBench({ pack, bench: { look }, catalogue, usedBy }: PackBenchProps) {
  const t = useMessages('adminPacks');
  const [{ roll, round, ...table }, setAsked] = useState(FIRST);
  const ask = (changes: Partial<typeof FIRST>) => setAsked((before) => ({ ...before, ...changes }));
  const openable = useMemo(() => openablePack(pack, catalogue), [pack, catalogue]);
  const definition = openable.ok ? openable.definition : null;
  const thread = usePackThread(catalogue, definition, round - 1);
  const opened = useMemo(
    () => (definition === null ? [] : openOne(definition, catalogue, roll, round - 1)),
    [definition, catalogue, roll, round],
  );
  if (!openable.ok)
    return (
      <InlineAlert status="warning" title={t('notOpenable')}>
        {openable.sentence}
      </InlineAlert>
    );
  const rounds = pack.rounds?.length ?? 0;
  return (
    <>
      {rounds > 0 && (
        <NumberField
          label={t('openedIn')}
          least={1}
          most={rounds}
          value={round}
          onChange={(next) => ask({ round: next })}
        />
      )}
      <LivePack opened={opened} cards={catalogue.cards} look={look} onOpen={() => ask({ roll: roll + 1 })} />
      <OddsPanel odds={thread.odds} isReckoning={thread.isReckoning} cards={catalogue.cards} look={look} />
      <ManyPanel many={thread.many} isOpening={thread.isOpening} look={look} onOpen={thread.openMany} />
      <CapacityPanel
        definition={openable.definition}
        catalogue={catalogue}
        usedBy={usedBy}
        table={table}
        onTable={ask}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { TemplateRow } from '#contract/admin/templates.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { RecordBody } from '../../editor/RecordBody.tsx';
import { useRecordEditor } from '../../editor/useRecordEditor.ts';
import type { BenchPorts } from '../packPorts.ts';

export interface LoadedBench {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  readonly templates: readonly TemplateRow[];
}

interface BenchLoaderProps {
  readonly ports: Pick<BenchPorts, 'bench' | 'cards' | 'templates'>;
  readonly game: string;
  /** Grows with what has to be read again, under the open editor. */
  readonly version: number;
  readonly children: (loaded: LoadedBench) => ReactNode;
}

/** What editors of packs and templates need of a game: a record that is only read, and read again under them. */
export function BenchLoader({ ports, game, version, children }: BenchLoaderProps) {
  const loader = useRecordEditor<LoadedBench, object>(
    { formOf: () => ({}) },
    {
      schema: z.unknown(),
      id: game,
      row: null,
      revision: version,
      read: async (slug, signal) => {
        const [bench, cards, templates] = await Promise.all([
          ports.bench(slug, signal),
          ports.cards(slug, signal),
          ports.templates(slug, signal),
        ]);
        return { bench, cards, templates };
      },
      save: async () => ({ activityId: null }),
      onSaved: () => {},
    },
  );
  return (
    <SystemProvider>
      <RecordBody editor={loader}>{({ record }) => record && children(record)}</RecordBody>
    </SystemProvider>
  );
}

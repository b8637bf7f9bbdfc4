import { Select } from '#src/ui/kit/Select.tsx';
import { NumberField } from '../packs/form/NumberField.tsx';
import { SmallField } from '../packs/form/SmallField.tsx';
import type { TemplateDraft } from './templateDraft.ts';

interface OwnFieldProps {
  readonly draft: TemplateDraft;
  readonly onChange: (draft: TemplateDraft) => void;
}

interface Mode {
  readonly kind: string;
  readonly cardsPerSeat: number;
  readonly lay: string;
  readonly packsPerSeat: number;
}

const numberIn = (value: object, key: string, otherwise: number): number => {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'number' ? found : otherwise;
};

function modeOf(draft: TemplateDraft): Mode {
  const mode = draft['mode'];
  const value = typeof mode === 'object' && mode !== null ? mode : {};
  return {
    kind: 'kind' in value && value.kind === 'packs' ? 'packs' : 'singleton',
    lay: 'lay' in value && value.lay === 'all' ? 'all' : 'enough',
    cardsPerSeat: numberIn(value, 'cardsPerSeat', 45),
    packsPerSeat: numberIn(value, 'packsPerSeat', 3),
  };
}

/** What lies on the table of a rotisserie draft. */
export function ModeField({ draft, onChange }: OwnFieldProps) {
  const mode = modeOf(draft);
  const set = (changes: Partial<Mode>) => {
    const { kind, cardsPerSeat, lay, packsPerSeat } = { ...mode, ...changes };
    onChange({ ...draft, mode: kind === 'packs' ? { kind, packsPerSeat } : { kind, cardsPerSeat, lay } });
  };
  return (
    <div className="slot-cells">
      <SmallField label="On the table lie">
        {(id) => (
          <Select id={id} size="sm" value={mode.kind} onChange={({ target }) => set({ kind: target.value })}>
            <option value="singleton">different cards, each once</option>
            <option value="packs">the cards of packs</option>
          </Select>
        )}
      </SmallField>
      {mode.kind === 'packs' ? (
        <NumberField
          label="Packs each"
          least={1}
          most={20}
          value={mode.packsPerSeat}
          onChange={(packsPerSeat) => set({ packsPerSeat })}
        />
      ) : (
        <>
          <NumberField
            label="Cards each"
            least={1}
            most={100}
            value={mode.cardsPerSeat}
            onChange={(cardsPerSeat) => set({ cardsPerSeat })}
          />
          <SmallField label="Laid out">
            {(id) => (
              <Select
                id={id}
                size="sm"
                value={mode.lay}
                onChange={({ target }) => set({ lay: target.value })}
              >
                <option value="enough">enough for all seats</option>
                <option value="all">all there are</option>
              </Select>
            )}
          </SmallField>
        </>
      )}
    </div>
  );
}

const TIEBREAKERS = [
  ['', 'by lot'],
  ['funds more', 'who has more coins'],
  ['funds fewer', 'who has fewer coins'],
  ['cards fewer', 'who has fewer cards'],
  ['cards more', 'who has more cards'],
] as const;

function wordsOf(draft: TemplateDraft): readonly string[] {
  const list: readonly unknown[] = Array.isArray(draft['tiebreakers']) ? draft['tiebreakers'] : [];
  return list.flatMap((each) =>
    typeof each === 'object' && each !== null && 'by' in each && 'prefer' in each
      ? [`${String(each.by)} ${String(each.prefer)}`]
      : [],
  );
}

/** Who gets a card when bids are equal: a rule, then another. */
export function TiebreakersField({ draft, onChange }: OwnFieldProps) {
  const words = wordsOf(draft);
  const set = (at: number, word: string) => {
    const changed = [words[0] ?? '', words[1] ?? ''].map((old, place) => (place === at ? word : old));
    const tiebreakers = changed.filter(Boolean).map((each) => {
      const [by, prefer] = each.split(' ');
      return { by, prefer };
    });
    onChange({ ...draft, tiebreakers });
  };
  return (
    <div className="slot-cells">
      {['Equal bids go to', 'and then to'].map((label, at) =>
        at === 1 && words.length === 0 ? null : (
          <SmallField key={label} label={label}>
            {(id) => (
              <Select
                id={id}
                size="sm"
                value={words[at] ?? ''}
                onChange={({ target }) => set(at, target.value)}
              >
                {TIEBREAKERS.filter(
                  ([value]) => value.split(' ')[0] !== words[1 - at]?.split(' ')[0] || value === '',
                ).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </SmallField>
        ),
      )}
    </div>
  );
}

import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { StoredSheet } from '#contract/games/game.ts';
import { IconButton } from '#src/ui/kit/Button.tsx';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import IconRemove from '~icons/ph/trash';
import { NumberField } from './NumberField.tsx';
import { SheetCards } from './SheetCards.tsx';
import { SheetFilterForm } from './SheetFilterForm.tsx';
import { SmallField } from './SmallField.tsx';
import { WholeTextField } from './WholeTextField.tsx';

interface SheetFormProps {
  readonly name: string;
  /** The names of the other sheets. */
  readonly others: readonly string[];
  readonly sheet: StoredSheet;
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Different cards that it holds. */
  readonly size: number;
  /** Slots that take from it. */
  readonly users: readonly string[];
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  readonly onChange: (sheet: StoredSheet) => void;
}

/** One sheet: folded, its name and what it holds; open, all of it. */
export function SheetForm(props: SheetFormProps) {
  const { name, sheet, bench, size, users, onChange } = props;
  return (
    <li>
      <details className="sheet">
        <summary>
          <span className="b">{name}</span>
          <span className={size === 0 ? 'sheet-empty t14' : 'muted t14'}>
            <b className="num">{size.toLocaleString('en')}</b> {size === 1 ? 'card' : 'cards'}
            {users.length === 0 && ', used by no slot'}
          </span>
        </summary>
        <div className="sheet-body">
          <div className="slot-cells">
            <WholeTextField
              label="Sheet"
              value={name}
              problemOf={(text) => nameProblem(text, props.others)}
              onChange={props.onRename}
            />
            <KindFields sheet={sheet} onChange={onChange} />
            <IconButton size="sm" label={`Remove the sheet ${name}`} onClick={props.onRemove}>
              <IconRemove aria-hidden="true" />
            </IconButton>
          </div>
          <SheetFilterForm sheet={sheet} bench={bench} onChange={onChange} />
          <SheetCards sheet={sheet} cards={props.cards} onChange={onChange} />
          <div className="slot-cells">
            <SmallField label="Every pack shows each">
              {(id) => (
                <Select
                  id={id}
                  size="sm"
                  value={balanceWord(sheet)}
                  onChange={({ target }) => onChange(withBalance(sheet, target.value))}
                >
                  <option value="">nothing in particular</option>
                  <option value="lanes">{bench.look.laneWord || 'lane'}</option>
                  <option value="type">type</option>
                  <option value="rarity">rarity</option>
                  <option value="set">set</option>
                  {bench.look.attributes.map(({ key, label }) => (
                    <option key={key} value={`attribute ${key}`}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </SmallField>
            <Checkbox
              isChecked={sheet.mayRepeat === true}
              onChange={(mayRepeat) => {
                const { mayRepeat: _, ...rest } = sheet;
                onChange(mayRepeat ? { ...rest, mayRepeat } : rest);
              }}
            >
              A pack may hold a card of this sheet twice
            </Checkbox>
          </div>
        </div>
      </details>
    </li>
  );
}

type KindFieldsProps = Pick<SheetFormProps, 'sheet' | 'onChange'>;

const GROUP_CARDS = 10;
const STRIPE_CARDS = 11;

function KindFields({ sheet, onChange }: KindFieldsProps) {
  const { kind } = sheet;
  const setKind = (type: string) => {
    if (type === 'printRun') onChange({ ...sheet, kind: { type, groupSize: GROUP_CARDS } });
    else if (type === 'striped') onChange({ ...sheet, kind: { type, length: STRIPE_CARDS, weights: [1] } });
    else onChange({ ...sheet, kind: { type: 'random' } });
  };
  return (
    <>
      <SmallField label="Read">
        {(id) => (
          <Select id={id} size="sm" value={kind.type} onChange={({ target }) => setKind(target.value)}>
            <option value="random">at random</option>
            <option value="printRun">along a print run</option>
            <option value="striped">in stripes</option>
          </Select>
        )}
      </SmallField>
      {kind.type === 'printRun' && (
        <NumberField
          label="Group"
          least={1}
          most={10_000}
          value={kind.groupSize}
          onChange={(groupSize) => onChange({ ...sheet, kind: { ...kind, groupSize } })}
        />
      )}
      {kind.type === 'striped' && (
        <>
          <NumberField
            label="Length"
            least={1}
            most={10_000}
            value={kind.length}
            onChange={(length) => onChange({ ...sheet, kind: { ...kind, length } })}
          />
          <WholeTextField
            label="Widths by weight"
            face="mono"
            value={kind.weights.join(', ')}
            problemOf={(text) =>
              weightsOf(text).every((weight) => weight >= 0) ? undefined : 'Numbers with commas between them'
            }
            onChange={(text) => onChange({ ...sheet, kind: { ...kind, weights: weightsOf(text) } })}
          />
        </>
      )}
    </>
  );
}

const weightsOf = (text: string) => text.split(/[\s,;]+/).map(Number);

function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'A sheet has a name';
  return others.includes(name) ? 'Another sheet has this name' : undefined;
}

function balanceWord({ balanceBy }: StoredSheet): string {
  if (balanceBy === undefined) return '';
  return typeof balanceBy === 'string' ? balanceBy : `attribute ${balanceBy.attribute}`;
}

function withBalance(sheet: StoredSheet, word: string): StoredSheet {
  const { balanceBy: _, ...rest } = sheet;
  if (word.startsWith('attribute '))
    return { ...rest, balanceBy: { attribute: word.slice('attribute '.length) } };
  const known = (['lanes', 'type', 'rarity', 'set'] as const).find((each) => each === word);
  return known ? { ...rest, balanceBy: known } : rest;
}

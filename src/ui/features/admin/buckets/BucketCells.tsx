import { mainKeyOf, sideKeyOf } from '#contract/decks/deckRules.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { Cell } from '../games/Cell.tsx';
import { freshKey } from '../games/gameDraft.ts';
import { NumberInput } from '../games/NumberInput.tsx';
import type { GameEditor } from '../games/useGameEditor.ts';

type Bucket = GameDefinition['buckets'][number];

interface BucketCellsProps {
  readonly bucket: Bucket;
  readonly place: number;
  readonly editor: GameEditor;
  readonly onChange: (changes: Partial<Bucket>) => void;
}

export function BucketCells({ bucket, place, editor, onChange }: BucketCellsProps) {
  const { errors, definition, game } = editor;
  const at = `buckets.${place}`;
  const isKnown = game.definition.buckets.some(({ key }) => key === bucket.key);
  const decks = game.usage.byBucket[bucket.key] ?? 0;
  const keys = definition.buckets.filter((other) => other !== bucket).map(({ key }) => key);
  const role = roleOf(bucket, definition);
  return (
    <>
      <Cell label="Name" error={errors[`${at}.label`]}>
        {(control) => (
          <TextInput
            {...control}
            value={bucket.label}
            onChange={({ target }) =>
              onChange(
                isKnown
                  ? { label: target.value }
                  : { label: target.value, key: freshKey(target.value, keys, bucket.key) },
              )
            }
          />
        )}
      </Cell>
      <Cell label="Key in decks" error={errors[`${at}.key`]}>
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            value={bucket.key}
            readOnly={isKnown && decks > 0}
            onChange={(event) => onChange({ key: event.target.value.trim() })}
          />
        )}
      </Cell>
      <Cell label="Least cards" error={errors[`${at}.min`]}>
        {(control) => (
          <NumberInput
            control={control}
            value={bucket.min}
            onChange={(min) => onChange({ min: min ?? Number.NaN })}
          />
        )}
      </Cell>
      <Cell label="Most cards" error={errors[`${at}.max`]}>
        {(control) => (
          <NumberInput
            control={control}
            value={bucket.max}
            placeholder="No limit"
            onChange={(max) => onChange({ max })}
          />
        )}
      </Cell>
      {(role !== null || decks > 0) && (
        <div className="row-facts">
          {role !== null && (
            <Chip size="tag" tone="brass">
              {role}
            </Chip>
          )}
          {decks > 0 && <span>{decks === 1 ? 'in 1 deck' : `in ${decks} decks`}</span>}
        </div>
      )}
    </>
  );
}

/** What a bucket stands for: the one with the key `main`, else the first, counts as the deck; `side` holds the rest. */
function roleOf({ key }: Bucket, game: GameDefinition): string | null {
  if (key === mainKeyOf(game)) return 'Counts as the deck, picks go here';
  return key === sideKeyOf(game) ? 'The rest of the pool' : null;
}

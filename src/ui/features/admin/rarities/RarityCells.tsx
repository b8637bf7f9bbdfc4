import { Link } from '@tanstack/react-router';
import type { GameDefinition } from '#contract/games/game.ts';
import { RarityMark } from '#src/ui/cards/RarityMark.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconWarning from '~icons/ph/warning-fill';
import { Cell } from '../games/Cell.tsx';
import { ColourInput } from '../games/ColourInput.tsx';
import { freshKey } from '../games/gameDraft.ts';
import type { GameEditor } from '../games/useGameEditor.ts';
import type { AdminSearch } from '../shell/adminSearch.ts';
import { rarityWarnings } from './colourCheck.ts';

type Rarity = GameDefinition['rarities'][number];

const SHAPE_WORDS = {
  circle: 'Circle',
  diamond: 'Diamond',
  hexagon: 'Hexagon',
  star: 'Star',
  ring: 'Ring',
} as const satisfies Record<Rarity['shape'], string>;

const shapeOf = (word: string): Rarity['shape'] =>
  word === 'diamond' || word === 'hexagon' || word === 'star' || word === 'ring' ? word : 'circle';

const printingsOf = (game: string, code: string): AdminSearch => ({
  game,
  view: 'printings',
  filter: { rarity: [code] },
});

interface RarityCellsProps {
  readonly rarity: Rarity;
  readonly place: number;
  readonly editor: GameEditor;
  readonly onChange: (changes: Partial<Rarity>) => void;
}

export function RarityCells({ rarity, place, editor, onChange }: RarityCellsProps) {
  const { errors, definition, game } = editor;
  const at = `rarities.${place}`;
  const isKnown = game.definition.rarities.some(({ code }) => code === rarity.code);
  const printings = game.usage.byRarity[rarity.code] ?? 0;
  const codes = definition.rarities.filter((other) => other !== rarity).map(({ code }) => code);
  return (
    <>
      <Cell label="Name" error={errors[`${at}.name`]}>
        {(control) => (
          <TextInput
            {...control}
            value={rarity.name}
            onChange={({ target }) =>
              onChange(
                isKnown
                  ? { name: target.value }
                  : { name: target.value, code: freshKey(target.value, codes, rarity.code) },
              )
            }
          />
        )}
      </Cell>
      <Cell label="Code on cards" error={errors[`${at}.code`]}>
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            value={rarity.code}
            readOnly={isKnown && printings > 0}
            onChange={(event) => onChange({ code: event.target.value.trim() })}
          />
        )}
      </Cell>
      <Cell label="Colour" error={errors[`${at}.colour`]}>
        {(control) => (
          <ColourInput
            control={control}
            name={rarity.name}
            value={rarity.colour}
            onChange={(colour) => onChange({ colour })}
          />
        )}
      </Cell>
      <Cell label="Shape" error={errors[`${at}.shape`]}>
        {(control) => (
          <span className="rarity-shape">
            <RarityMark rarity={rarity} />
            <Select
              {...control}
              value={rarity.shape}
              onChange={(event) => onChange({ shape: shapeOf(event.target.value) })}
            >
              {Object.entries(SHAPE_WORDS).map(([shape, words]) => (
                <option key={shape} value={shape}>
                  {words}
                </option>
              ))}
            </Select>
          </span>
        )}
      </Cell>
      {printings > 0 && (
        <div className="row-facts">
          <Link to="/admin/cards" search={printingsOf(definition.slug, rarity.code)} className="link">
            {printings === 1 ? '1 printing' : `${printings.toLocaleString('en')} printings`}
          </Link>
        </div>
      )}
      {rarityWarnings(rarity, definition.rarities).map((words) => (
        <p key={words} className="row-warning">
          <IconWarning role="img" aria-label="Warning" />
          {words}
        </p>
      ))}
    </>
  );
}

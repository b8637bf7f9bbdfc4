import { MOST_LANES } from '#contract/admin/gameForm.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { LaneGlyph } from '#src/ui/cards/LaneGlyph.tsx';
import { LANE_GLYPHS } from '#src/ui/cards/laneGlyphs.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { Cell } from './Cell.tsx';
import { ColourInput } from './ColourInput.tsx';
import { freshKey, freshLane } from './gameDraft.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { GameEditor } from './useGameEditor.ts';

type Lane = GameDefinition['lanes'][number];

const GLYPH_NAMES = Object.keys(LANE_GLYPHS).filter(
  (name, place, names) => names.findIndex((other) => LANE_GLYPHS[other] === LANE_GLYPHS[name]) === place,
);
const plainGlyph = (glyph: string) =>
  GLYPH_NAMES.find((name) => LANE_GLYPHS[name] === LANE_GLYPHS[glyph] && LANE_GLYPHS[glyph] !== undefined) ??
  '';

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What the cards of a game belong to, and how many of these one deck plays. */
export function LanesSection({ editor }: { readonly editor: GameEditor }) {
  const { definition, errors, change, game } = editor;
  const { lanes, laneRule, laneWord } = definition;
  const word = laneWord.trim() === '' ? 'lane' : laneWord;
  const add = () => change({ lanes: [...lanes, freshLane(definition)] });
  return (
    <Panel className="game-part">
      <h2>{capital(word)}s</h2>
      <p className="muted t14">
        What cards belong to and decks are built along: a colour, an ink, a class. Bots look for open ones.
      </p>
      <div className="game-fields">
        <Field label="The game’s word for one" error={errors.laneWord}>
          {(control) => (
            <TextInput
              {...control}
              value={laneWord}
              onChange={(event) => change({ laneWord: event.target.value })}
            />
          )}
        </Field>
        <Field label="A deck plays" error={errors.laneRule}>
          {(control) => (
            <Select
              {...control}
              value={laneRule.kind === 'any' ? 'any' : String(laneRule.lanes)}
              onChange={({ target }) =>
                change({
                  laneRule:
                    target.value === 'any' ? { kind: 'any' } : { kind: 'best', lanes: Number(target.value) },
                })
              }
            >
              <option value="any">any number of {word}s</option>
              {numbersTo(Math.max(lanes.length, laneRule.kind === 'any' ? 0 : laneRule.lanes)).map(
                (count) => (
                  <option key={count} value={count}>
                    {count === 1 ? `one ${word}` : `${count} ${word}s`}
                  </option>
                ),
              )}
            </Select>
          )}
        </Field>
      </div>
      <OrderedRows<Lane>
        label={`${capital(word)}s`}
        one={word}
        entries={lanes}
        nameOf={({ label }) => label}
        onChange={(next) => change({ lanes: [...next] })}
        columns="minmax(0, 1.3fr) minmax(0, 1fr) 156px minmax(0, 1.1fr)"
        heads={['Name', 'Key on cards', 'Colour', 'Sign']}
        keptBecause={({ key }) => {
          const cards = game.usage.byLane[key] ?? 0;
          return cards > 0 ? `${cards === 1 ? '1 card belongs' : `${cards} cards belong`} to it` : undefined;
        }}
        onAdd={add}
        fullBecause={lanes.length >= MOST_LANES ? `There are ${MOST_LANES} already` : undefined}
      >
        {(lane, place, changeLane) => (
          <LaneCells lane={lane} place={place} editor={editor} onChange={changeLane} />
        )}
      </OrderedRows>
    </Panel>
  );
}

interface LaneCellsProps {
  readonly lane: Lane;
  readonly place: number;
  readonly editor: GameEditor;
  readonly onChange: (changes: Partial<Lane>) => void;
}

function LaneCells({ lane, place, editor, onChange }: LaneCellsProps) {
  const { errors, definition, game } = editor;
  const at = `lanes.${place}`;
  const isKnown = game.definition.lanes.some(({ key }) => key === lane.key);
  const keys = definition.lanes.filter((other) => other !== lane).map(({ key }) => key);
  return (
    <>
      <Cell label="Name" error={errors[`${at}.label`]}>
        {(control) => (
          <TextInput
            {...control}
            value={lane.label}
            onChange={({ target }) =>
              onChange(
                isKnown
                  ? { label: target.value }
                  : { label: target.value, key: freshKey(target.value, keys, lane.key) },
              )
            }
          />
        )}
      </Cell>
      <Cell label="Key on cards" error={errors[`${at}.key`]}>
        {(control) => (
          <TextInput
            {...control}
            face="mono"
            value={lane.key}
            readOnly={(game.usage.byLane[lane.key] ?? 0) > 0 && isKnown}
            onChange={(event) => onChange({ key: event.target.value.trim() })}
          />
        )}
      </Cell>
      <Cell label="Colour" error={errors[`${at}.hue`]}>
        {(control) => (
          <ColourInput
            control={control}
            name={lane.label}
            value={lane.hue}
            onChange={(hue) => onChange({ hue })}
          />
        )}
      </Cell>
      <Cell label="Sign" error={errors[`${at}.glyph`]}>
        {(control) => (
          <span className="glyph-choice">
            <LaneGlyph lane={lane} size={22} />
            <Select
              {...control}
              value={plainGlyph(lane.glyph)}
              onChange={(event) => onChange({ glyph: event.target.value })}
            >
              <option value="">First letter</option>
              {GLYPH_NAMES.map((name) => (
                <option key={name} value={name}>
                  {capital(name)}
                </option>
              ))}
            </Select>
          </span>
        )}
      </Cell>
    </>
  );
}

import { useCallback } from 'react';
import { gameFormSchema, laneFormSchema, MOST_LANES } from '#contract/admin/gameForm.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { LaneGlyph } from '#src/ui/components/cards/LaneGlyph.tsx';
import { LANE_GLYPHS } from '#src/ui/components/cards/laneGlyphs.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { recordFields } from '../../editor/recordFields.tsx';
import { FieldGrid, GameSection } from '../GameParts.tsx';
import { freshLane } from '../gameDraft.ts';
import { OrderedRows } from '../OrderedRows.tsx';
import type { GameEditor } from '../useGameEditor.ts';
import { NameAndKey } from './NameAndKey.tsx';

type Lane = GameDefinition['lanes'][number];

const { Choice, Line } = recordFields<GameDefinition>(gameFormSchema);
const { Choice: LaneChoice, Colour } = recordFields<Lane>(laneFormSchema);

/** Each glyph once, by the first of its names. */
const GLYPHS = Object.keys(LANE_GLYPHS).filter(
  (name, place, names) => names.findIndex((other) => LANE_GLYPHS[other] === LANE_GLYPHS[name]) === place,
);
const plainGlyph = (glyph: string) =>
  GLYPHS.find((name) => Object.hasOwn(LANE_GLYPHS, glyph) && LANE_GLYPHS[name] === LANE_GLYPHS[glyph]) ?? '';

/** What the cards of a game belong to, and how many of these one deck plays. */
export function LanesSection({ editor: { definition, change, game } }: { readonly editor: GameEditor }) {
  const t = useMessages('adminGames');
  const { lanes, laneRule, laneWord } = definition;
  const word = laneWord.trim() || t('lane');
  const most = laneRule.kind === 'any' ? 0 : laneRule.lanes;
  const keys = lanes.map(({ key }) => key).join('\n');
  const cells = useCallback(
    (lane: Lane) => (
      <>
        <NameAndKey
          label={t('name')}
          keyLabel={t('keyOnCards')}
          taken={keys.split('\n').filter((key) => key !== lane.key)}
          isStored={game.definition.lanes.some(({ key }) => key === lane.key)}
          isUsed={(game.usage.byLane[lane.key] ?? 0) > 0}
        />
        <Colour name="hue" label={t('colour')} of={lane.label} />
        <LaneChoice
          name="glyph"
          label={t('sign')}
          value={plainGlyph(lane.glyph)}
          start={<LaneGlyph lane={lane} size={22} />}
          choices={['', ...GLYPHS].map((glyph) => ({
            value: glyph,
            label: glyph === '' ? t('firstLetter') : t('glyph', { glyph }),
          }))}
        />
      </>
    ),
    [t, keys, game],
  );
  return (
    <GameSection title={t('lanes')} hint={t('lanesHint')}>
      <FieldGrid>
        <Line name="laneWord" label={t('laneWord')} />
        <Choice
          name="laneRule"
          label={t('laneRule')}
          value={String(most)}
          choices={Array.from({ length: Math.max(lanes.length, most) + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t('anyLanes', { word }) : t('someLanes', { count, word }),
          }))}
          changes={(count) => ({
            laneRule: count === '0' ? { kind: 'any' } : { kind: 'best', lanes: Number(count) },
          })}
        />
      </FieldGrid>
      <OrderedRows<Lane>
        name="lanes"
        label={t('lanes')}
        one={word}
        entries={lanes}
        nameOf={({ label }) => label}
        onChange={(next) => change({ lanes: [...next] })}
        columns="minmax(0, 1.3fr) minmax(0, 1fr) 156px minmax(0, 1.1fr)"
        heads={[t('name'), t('keyOnCards'), t('colour'), t('sign')]}
        keptBecause={({ key }) => {
          const count = game.usage.byLane[key] ?? 0;
          return count > 0 ? t('keptByCards', { count }) : undefined;
        }}
        onAdd={() => change({ lanes: [...lanes, freshLane(definition)] })}
        fullBecause={lanes.length >= MOST_LANES ? t('full', { count: MOST_LANES }) : undefined}
      >
        {cells}
      </OrderedRows>
    </GameSection>
  );
}

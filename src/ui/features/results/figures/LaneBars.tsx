import { Box, Flex, Heading } from '@chakra-ui/react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { capitalised } from '../../../components/capitalised.ts';
import { laneOf, safeColour } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { roundWords } from '../replay/decisionWords.ts';
import { Defined } from './Defined.tsx';
import styles from './figures.module.css';
import { percent } from './figureWords.ts';
import { LEAST_TAKEN, laneShares, type RoundShares } from './seatFigures.ts';

interface LaneBarsProps {
  readonly results: ResultsView;
  readonly picks: readonly PickRecord[];
}

const NEUTRAL_HUE = '#8d9c93';

/** The lanes of what was taken, a bar for each pack: how early a seat settled. */
export function LaneBars({ results, picks }: LaneBarsProps) {
  const t = useMessages('cardFigures');
  const { look, faces, table } = results;
  const { format } = table.template;
  const rounds = laneShares(picks, (card) => faces[card]?.lanes ?? []).filter(({ count }) => count > 0);
  if (look.lanes.length === 0 || rounds.length === 0) return null;
  const used = new Set(rounds.flatMap(({ shares }) => [...shares.keys()]));
  const neutral = { key: '', label: t('neutral'), hue: NEUTRAL_HUE, glyph: '' };
  const lanes = [...look.lanes, neutral].filter(({ key }) => used.has(key));
  const title = t('lanesByRound', { lanes: capitalised(look.laneWord), format });
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" textStyle="label" fontSize="15px">
        <Defined label={title}>{t('lanesMean')}</Defined>
      </Heading>
      <Flex as="ul" aria-hidden="true" wrap="wrap" columnGap="3.5" rowGap="1" mb="2.5" textStyle="hint">
        {lanes.map((lane) => (
          <li key={lane.key} className={styles.lane} style={hueOf(lane.hue)}>
            <i />
            {lane.key !== '' && <LaneGlyph lane={laneOf(look, lane.key) ?? lane} size={14} />}
            {lane.label}
          </li>
        ))}
      </Flex>
      <ul className={styles.laneRounds}>
        {rounds.map((round) => (
          <Bar key={round.round} shown={round} lanes={lanes} name={roundWords(format, round.round)} />
        ))}
      </ul>
    </Box>
  );
}

const hueOf = (hue: string): StyleWithVariables => ({ '--hue': safeColour(hue, NEUTRAL_HUE) });
/** A narrower part has no room for its number. */
const LEAST_NAMED = 0.18;

interface BarProps {
  readonly shown: RoundShares;
  readonly lanes: readonly { readonly key: string; readonly label: string; readonly hue: string }[];
  readonly name: string;
}

function Bar({ shown: { count, shares }, lanes, name }: BarProps) {
  const t = useMessages('cardFigures');
  const parts = lanes.flatMap((lane) => {
    const share = shares.get(lane.key) ?? 0;
    const words = t('laneShare', { lane: lane.label, share: Math.round(share * 100) / 100 });
    return share > 0 ? [{ ...lane, share, words }] : [];
  });
  return (
    <li>
      <span>{name}</span>
      {count < LEAST_TAKEN ? (
        <span>{t('notEnoughCards', { count })}</span>
      ) : (
        <span className={styles.laneBar} role="img" aria-label={inARow(parts.map(({ words }) => words))}>
          {parts.map(({ key, hue, share, words }) => (
            <i key={key} title={words} style={{ ...hueOf(hue), flexGrow: share }}>
              {share >= LEAST_NAMED ? percent(share) : ''}
            </i>
          ))}
        </span>
      )}
      <span>{count}</span>
    </li>
  );
}

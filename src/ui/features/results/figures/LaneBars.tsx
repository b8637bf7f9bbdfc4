import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { capitalised } from '../../../components/capitalised.ts';
import { laneOf, safeColour } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { roundWords } from '../replay/decisionWords.ts';
import { Defined } from './Defined.tsx';
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
          <Flex as="li" key={lane.key} align="center" gap="5px" style={hueOf(lane.hue)}>
            <Box as="i" boxSize="10px" borderRadius="3px" background="var(--hue)" />
            {lane.key !== '' && <LaneGlyph lane={laneOf(look, lane.key) ?? lane} size={14} />}
            {lane.label}
          </Flex>
        ))}
      </Flex>
      <Grid as="ul" gap="2">
        {rounds.map((round) => (
          <Bar key={round.round} shown={round} lanes={lanes} name={roundWords(format, round.round)} />
        ))}
      </Grid>
    </Box>
  );
}

const hueOf = (hue: string): StyleWithVariables => ({ '--hue': safeColour(hue, NEUTRAL_HUE) });
/** A narrower part has no room for its number. */
const LEAST_NAMED = 0.18;

/** Each part is as wide as its share, in its lane's colour. */
const ShareBar = chakra('span', {
  base: {
    display: 'flex',
    gap: '0.5',
    height: '26px',
    overflow: 'hidden',
    borderRadius: '7px',
    '& > i': {
      display: 'grid',
      flex: '0 1 0',
      placeItems: 'center',
      overflow: 'hidden',
      background: 'var(--hue)',
      color: '#10140f',
      font: '600 12px / 1 var(--mono)',
    },
  },
});

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
    <Grid as="li" templateColumns="72px 1fr 32px" alignItems="center" gap="2.5" fontSize="sm">
      <span>{name}</span>
      {count < LEAST_TAKEN ? (
        <Text as="span" color="fg.muted" fontSize="13px">
          {t('notEnoughCards', { count })}
        </Text>
      ) : (
        <ShareBar role="img" aria-label={inARow(parts.map(({ words }) => words))}>
          {parts.map(({ key, hue, share, words }) => (
            <i key={key} title={words} style={{ ...hueOf(hue), flexGrow: share }}>
              {share >= LEAST_NAMED ? percent(share) : ''}
            </i>
          ))}
        </ShareBar>
      )}
      <Text as="span" color="fg.muted" fontFamily="mono" fontSize="13px" textAlign="right">
        {count}
      </Text>
    </Grid>
  );
}

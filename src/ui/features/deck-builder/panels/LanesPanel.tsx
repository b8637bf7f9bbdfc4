import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { safeColour } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk, useDeckSearch } from '../desk/deckDesk.ts';
import { capital } from '../desk/deckWords.ts';
import styles from './charts.module.css';
import { typeCounts } from './costCurve.ts';
import { type LaneShares, laneShares } from './laneShares.ts';
import { DENSE } from './SuggestedDeck.tsx';

/** What the picks need beside what the basic lands give, and the types of the main deck. */
export function LanesPanel() {
  const { look, free, main, view } = useDeckDesk();
  const t = useMessages('deck');
  const hasFree = view.freeFaces.length > 0;
  const [isTable, setTable] = useState(false);
  const { shares, types } = useMemo(() => {
    const faces = main.entries.map(({ face }) => face);
    return { shares: laneShares(faces, free, look, hasFree), types: typeCounts(faces) };
  }, [main.entries, free, look, hasFree]);
  return (
    <TitledPanel
      {...DENSE}
      title={t('lanesTitle', { lane: capital(look.laneWord) })}
      end={
        shares.lanes.length > 0 && (
          <Button variant="plain" size="sm" px="0" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'asBars' : 'asTable')}
          </Button>
        )
      }
    >
      {isTable ? <LaneTable shares={shares} /> : <LaneBars shares={shares} />}
      {shares.verdict && (
        <Text color="fg.muted" textStyle="hint">
          {shares.verdict}
        </Text>
      )}
      {types.length > 0 && (
        <Flex as="dl" wrap="wrap" columnGap="4" rowGap="2" pt="2.5" borderTop="line">
          {types.map(({ type, count }) => (
            <Flex key={type} direction="column-reverse">
              <Text as="dt" color="fg.muted" textStyle="hint">
                <Finder
                  query={`t:${quoted(type)}`}
                  words={t('typeCards', { type, cards: t('cards', { count }) })}
                >
                  {type}
                </Finder>
              </Text>
              <Text as="dd" textStyle="code" fontSize="lg" fontWeight="semibold" lineHeight="1.3">
                {count}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
    </TitledPanel>
  );
}

const quoted = (text: string): string => (/\s/.test(text) ? `"${text}"` : text);

interface FinderProps {
  readonly query: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A part of a chart that finds its cards; a second press clears the search. */
function Finder({ query, words, children }: FinderProps) {
  const { queryText, ask } = useDeckSearch();
  const isAsked = queryText === query;
  return (
    <button
      type="button"
      className={styles.finder}
      aria-pressed={isAsked}
      title={words}
      onClick={() => ask(isAsked ? '' : query)}
    >
      {children}
    </button>
  );
}

const hasSourcesIn = ({ lanes }: LaneShares) => lanes.some(({ sourceCards }) => sourceCards > 0);
const percent = (share: number) => formatFor().number(share, { style: 'percent' });

function LaneBars({ shares }: { readonly shares: LaneShares }) {
  const t = useMessages('deck');
  const hasSources = hasSourcesIn(shares);
  return (
    <ul className={styles.lanes}>
      {shares.lanes.map(({ lane, needed, sources }) => {
        const style: StyleWithVariables = { '--ink': safeColour(lane.hue) };
        return (
          <li key={lane.key} style={style}>
            <h4>
              <Finder query={`lane:${quoted(lane.key)}`} words={t('find', { lane: lane.label })}>
                <LaneGlyph lane={lane} size={16} />
                {lane.label}
              </Finder>
            </h4>
            <LaneBar words={t('needed')} share={needed} />
            {hasSources && <LaneBar words={t('sources')} share={sources} isStriped />}
          </li>
        );
      })}
    </ul>
  );
}

interface LaneBarProps {
  readonly words: string;
  readonly share: number;
  readonly isStriped?: boolean;
}

const LaneBar = ({ words, share, isStriped = false }: LaneBarProps) => (
  <p>
    <span>{words}</span>
    <span className={styles.track} data-striped={isStriped || undefined} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
    <b>{percent(share)}</b>
  </p>
);

function LaneTable({ shares }: { readonly shares: LaneShares }) {
  const { look } = useDeckDesk();
  const t = useMessages('deck');
  const hasSources = hasSourcesIn(shares);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{look.laneWord}</th>
          <th scope="col">{t('cardsColumn')}</th>
          <th scope="col">{t('needed')}</th>
          {hasSources && <th scope="col">{t('sources')}</th>}
        </tr>
      </thead>
      <tbody>
        {shares.lanes.map(({ lane, cards, needed, sources, sourceCards }) => (
          <tr key={lane.key}>
            <th scope="row">{lane.label}</th>
            <td>{formatFor().number(cards, { maximumFractionDigits: 1 })}</td>
            <td>{percent(needed)}</td>
            {hasSources && <td>{t('sourcesOf', { count: sourceCards, share: percent(sources) })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Box, SegmentGroup, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { capitalised } from '../../../components/capitalised.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import type { PanelPlace } from '../ResultsFrame.tsx';
import { pickHeading } from '../replay/decisionWords.ts';
import type { Replayed } from '../replay/useReplay.ts';
import { cardsWords, joined, laneLabels, poolTitle } from '../resultWords.ts';
import { type PoolCard, type PoolOrder, poolGroups, poolOf } from './poolGroups.ts';

const isOrder = (value: string | null): value is PoolOrder =>
  value === 'lane' || value === 'cost' || value === 'rarity';

/** All that the shown seat took. A press leads to the pick that took the card. */
export function PoolPanel({ results, state, send, ...place }: Replayed & PanelPlace) {
  const t = useMessages('results');
  const [order, setOrder] = useState<PoolOrder>('lane');
  const { look, faces, seats, mySeat } = results;
  const { seat, index } = state.place;
  const shown = seats[seat];
  const pool = useMemo(() => (shown === undefined ? [] : poolOf(shown, faces)), [shown, faces]);
  const groups = useMemo(() => poolGroups(pool, look, order), [pool, look, order]);
  if (shown === undefined || pool.length === 0) return null;
  const orders = [
    { value: 'lane', label: capitalised(look.laneWord) },
    { value: 'cost', label: t('byCost') },
    { value: 'rarity', label: t('byRarity') },
  ];
  return (
    <TitledPanel
      title={seat === mySeat ? t('yourPool') : t('poolOf', { name: shown.seat.name })}
      end={
        <SegmentGroup.Root
          aria-label={t('groupPool')}
          value={order}
          onValueChange={({ value }) => isOrder(value) && setOrder(value)}
        >
          <SegmentGroup.Items items={orders} />
        </SegmentGroup.Root>
      }
      {...place}
    >
      <Text color="fg.muted" textStyle="dense" mt="-2.5">
        {state.isGuessing ? cardsWords(pool.length) : poolTitle(pool.length, look, shown.lanes)}
      </Text>
      {state.isGuessing ? (
        <Text color="fg.muted">{t('poolHidden')}</Text>
      ) : (
        <Box css={GROUPS}>
          {groups.map((group) => (
            <section key={group.key} aria-label={group.title}>
              <h3>
                {group.title} <span>{group.cards.length}</span>
              </h3>
              <ul>
                {group.cards.map((card) => (
                  <li key={card.id}>
                    <PoolEntry
                      card={card}
                      results={results}
                      isNow={card.came?.index === index}
                      onPick={(picked) => send({ type: 'pick.chosen', index: picked })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Box>
      )}
    </TitledPanel>
  );
}

const GROUPS: SystemStyleObject = {
  columns: { base: '2 140px', sm: '4 180px' },
  columnGap: { base: '2.5', sm: '3.5' },
  '& section': { pb: '4', breakInside: 'avoid' },
  '& section:only-child': { breakInside: 'auto' },
  '& h3': { mb: '7px', font: '600 14px / 20px var(--text)', letterSpacing: '0' },
  '& h3 > span': { color: 'fg.muted', fontFamily: 'mono' },
  '& li': { pb: '1', breakInside: 'avoid' },
  '& button': { display: 'block', width: 'full', borderRadius: '13px 6px 6px 13px' },
  '& button:hover': { filter: 'brightness(1.14)' },
  '& button[aria-current=true]': { boxShadow: '0 0 0 2px var(--focus)' },
};

interface PoolEntryProps {
  readonly card: PoolCard;
  readonly results: ResultsView;
  readonly isNow: boolean;
  readonly onPick: (index: number) => void;
}

/** Cards that no decision brought lead nowhere. */
function PoolEntry({ card: { face, came }, results: { look, table }, isNow, onPick }: PoolEntryProps) {
  const t = useMessages('results');
  if (came === null) return <CardStrip face={face} look={look} />;
  const heading = pickHeading(came.record, table.template.format);
  const lanes = joined(laneLabels(look, face.lanes)) || t('neutralCard');
  return (
    <button
      type="button"
      aria-current={isNow || undefined}
      aria-label={t('poolCard', { name: face.name, lanes, heading })}
      title={heading}
      onClick={() => onPick(came.index)}
    >
      <CardStrip face={face} look={look} />
    </button>
  );
}

import { type ReactNode, useMemo, useState } from 'react';
import { capitalised } from '../../../../components/capitalised.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { type GroupBy, groupPool, pooledFaces } from '../../poolGrouping.ts';
import { useTable } from '../../useTable.ts';
import { BoardHead, BoardNote, BoardTitle, CardGroup, Segments } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { DecideButton, DecisionBar, DecisionWords } from '../pieces/DecisionBar.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useWaiting } from '../pieces/useWaiting.ts';

/** Every card from your packs in groups, and the button to finish. Children are between the cards and the bar. */
export function OpenPool({ isDone, children }: Readonly<{ isDone: boolean; children: ReactNode }>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { commandOf } = useChoosing();
  const waiting = useWaiting();
  return (
    <>
      {isDone && <BoardNote role="status">{t('sealedDone', { waiting })}</BoardNote>}
      <PoolGroups />
      {children}
      {!isDone && (
        <DecisionBar>
          <DecisionWords>{t('sealedHint', { count: view.pool.length })}</DecisionWords>
          <DecideButton command={commandOf('done')}>{t('doneBuild')}</DecideButton>
        </DecisionBar>
      )}
    </>
  );
}

function PoolGroups() {
  const t = useMessages('boards');
  const { view } = useTable();
  const { pool, faces, look } = view;
  const [by, setBy] = useState<GroupBy>('lane');
  const groups = useMemo(() => groupPool(pooledFaces(pool, faces), look, by), [pool, faces, look, by]);
  return (
    <>
      <BoardHead>
        <BoardTitle count={pool.length}>{t('opened')}</BoardTitle>
        <Segments
          label={t('groupCards')}
          value={by}
          onChange={setBy}
          items={[
            { value: 'lane', label: capitalised(look.laneWord) },
            { value: 'cost', label: t('byCost') },
            { value: 'type', label: t('byType') },
            { value: 'rarity', label: t('byRarity') },
            { value: 'order', label: t('byPack') },
          ]}
        />
      </BoardHead>
      {pool.length === 0 && <BoardNote>{t('noCardsInPacks')}</BoardNote>}
      {groups.map(({ key, label, cards }) => (
        <CardGroup key={`${by} ${key}`} title={label} count={cards.length}>
          <CardGrid
            label={t('titleAndCards', { title: label, count: cards.length })}
            cards={cards.map(({ card }) => card)}
            mayChoose={false}
            isLeft
          />
        </CardGroup>
      ))}
    </>
  );
}

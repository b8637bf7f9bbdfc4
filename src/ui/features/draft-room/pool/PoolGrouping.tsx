import { SegmentGroup } from '@chakra-ui/react';
import { memo } from 'react';
import { capitalised } from '../../../components/capitalised.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SLIM } from '../frame/media.ts';
import type { GroupBy } from '../poolGrouping.ts';

const GROUPS = [
  ['cost', 'byCost'],
  ['lane', 'byLane'],
  ['type', 'byType'],
  ['rarity', 'byRarity'],
  ['order', 'byOrder'],
] as const satisfies readonly (readonly [GroupBy, unknown])[];

const ROW = {
  [SLIM]: { order: 3, flexBasis: 'calc(100% - 10px)', '& > label': { flex: 1, justifyContent: 'center' } },
};

interface PoolGroupingProps {
  /** What the game calls a lane, such as "colour". */
  readonly laneWord: string;
  readonly by: GroupBy;
  readonly onChange: (by: GroupBy) => void;
}

/** What the columns of the pool are made by. */
export const PoolGrouping = memo(function PoolGrouping({ laneWord, by, onChange }: PoolGroupingProps) {
  const t = useMessages('room');
  return (
    <SegmentGroup.Root
      size="sm"
      css={ROW}
      aria-label={t('groupPool')}
      value={by}
      onValueChange={({ value }) => {
        const group = GROUPS.find(([known]) => known === value);
        if (group) onChange(group[0]);
      }}
    >
      {GROUPS.map(([value, words]) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemText>{value === 'lane' ? capitalised(laneWord) : t(words)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
});

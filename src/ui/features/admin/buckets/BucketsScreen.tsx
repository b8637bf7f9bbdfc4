import { Badge, Flex, HStack, Text } from '@chakra-ui/react';
import { MOST_BUCKETS } from '#contract/admin/gameForm.ts';
import { mainKeyOf, sideKeyOf } from '#contract/decks/deckRules.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Cell } from '../games/Cell.tsx';
import { withBuckets } from '../games/deckSize.ts';
import { NumberInput } from '../games/NumberInput.tsx';
import type { GamePorts } from '../games/useGameEditor.ts';
import { GameList, type OpenEntry } from '../rarities/GameList.tsx';

type Bucket = GameDefinition['buckets'][number];

/** The parts of a deck that a game knows, in the order in which a deck shows them. */
export function BucketsScreen({ ports }: { readonly ports: GamePorts }) {
  const t = useMessages('adminRarities');
  return (
    <GameList<Bucket>
      part="buckets"
      ports={ports}
      most={MOST_BUCKETS}
      named={['label', 'key']}
      entriesOf={({ buckets }) => buckets}
      stored={(game, next) => withBuckets(game, [...next])}
      fresh={(_, key) => ({ key, label: '', min: 0, max: null })}
      usesOf={({ byBucket }) => byBucket}
      columns="minmax(0, 1.5fr) minmax(0, 1fr) 104px 104px"
      heads={[t('min'), t('max')]}
      cells={(open) => <BucketCells {...open} />}
      preview={(game) =>
        game.buckets.map((bucket) => (
          <HStack
            key={bucket.key}
            {...{ justify: 'space-between', gap: '3', px: '3', py: '2.5', textStyle: 'dense' }}
            {...{ border: '1px dashed {colors.border.control}', borderRadius: 'control' }}
          >
            <Text fontWeight="semibold">{bucket.label || bucket.key}</Text>
            <Text color="fg.muted">{t('range', rangeOf(bucket, game))}</Text>
          </HStack>
        ))
      }
    />
  );
}

function BucketCells({ entry: bucket, game, uses, change, errorOf }: OpenEntry<Bucket>) {
  const t = useMessages('adminRarities');
  const role = roleOf(bucket, game);
  return (
    <>
      <Cell label={t('min')} error={errorOf('min')}>
        {(control) => (
          <NumberInput
            {...{ control, value: bucket.min }}
            onChange={(min) => change({ min: min ?? Number.NaN })}
          />
        )}
      </Cell>
      <Cell label={t('max')} error={errorOf('max')}>
        {(control) => (
          <NumberInput
            {...{ control, value: bucket.max, placeholder: t('noLimit') }}
            onChange={(max) => change({ max })}
          />
        )}
      </Cell>
      {(role !== 'none' || uses > 0) && (
        <Flex gridColumn="1 / -1" wrap="wrap" gap="3.5" color="fg.muted" textStyle="hint">
          {role !== 'none' && <Badge colorPalette="brass">{t('roles', { role })}</Badge>}
          {uses > 0 && t('decks', { count: uses })}
        </Flex>
      )}
    </>
  );
}

type Deck = Pick<GameDefinition, 'buckets' | 'deckSize'>;

/** The one with the key `main`, else the first, counts as the deck; `side` holds the rest. */
function roleOf({ key }: Bucket, game: Deck): 'main' | 'side' | 'none' {
  if (key === mainKeyOf(game)) return 'main';
  return key === sideKeyOf(game) ? 'side' : 'none';
}

/** How many cards it holds; the main one at least as many as a deck. */
export function rangeOf(bucket: Bucket, game: Deck) {
  const { max } = bucket;
  const role = roleOf(bucket, game);
  const min = role === 'main' ? Math.max(bucket.min, game.deckSize) : bucket.min;
  if (max === null) return { kind: min === 0 ? 'any' : 'atLeast', min, max: 0, role } as const;
  return { kind: max === min ? 'exactly' : min === 0 ? 'upTo' : 'between', min, max, role } as const;
}

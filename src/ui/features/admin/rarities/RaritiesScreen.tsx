import { Flex, HStack, Link, NativeSelect } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { MOST_RARITIES } from '#contract/admin/gameForm.ts';
import { type GameDefinition, raritySchema } from '#contract/games/game.ts';
import { RarityMark } from '#src/ui/components/cards/RarityMark.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import IconCaret from '~icons/ph/caret-down-bold';
import { formatFor } from '../../../messages/format.ts';
import { Cell } from '../games/Cell.tsx';
import { ColourInput } from '../games/ColourInput.tsx';
import type { GamePorts } from '../games/useGameEditor.ts';
import { rarityWarnings } from './colourCheck.ts';
import { GameList, type OpenEntry } from './GameList.tsx';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

type Rarity = GameDefinition['rarities'][number];

const SHAPES = raritySchema.shape.shape.options;
const COLOURS = ['#B9C2BD', '#6CC3F2', '#F2B632', '#FF8157', '#D9A2E8'];

/** With a shape that no other has, as long as there is one. */
function freshRarity(rarities: readonly Rarity[], code: string): Rarity {
  const unused = SHAPES.findIndex((shape) => rarities.every((rarity) => rarity.shape !== shape));
  const at = unused < 0 ? rarities.length % SHAPES.length : unused;
  const [colour = '#B9C2BD', shape = 'circle'] = [COLOURS[at], SHAPES[at]];
  return { code, name: '', colour, shape, order: rarities.length + 1 };
}

/** The rarities of a game, the commonest first. */
export function RaritiesScreen({ ports }: { readonly ports: GamePorts }) {
  const t = useMessages('adminRarities');
  return (
    <GameList<Rarity>
      part="rarities"
      ports={ports}
      most={MOST_RARITIES}
      named={['name', 'code']}
      entriesOf={({ rarities }) => rarities}
      stored={(_, next) => ({ rarities: next.map((rarity, at) => ({ ...rarity, order: at + 1 })) })}
      fresh={freshRarity}
      usesOf={({ byRarity }) => byRarity}
      columns="minmax(0, 1.2fr) minmax(0, 1fr) 156px minmax(0, 1fr)"
      heads={[t('colour'), t('shape')]}
      cells={(open) => <RarityCells {...open} />}
      preview={({ rarities }) =>
        (['dark', 'light'] as const).map((scheme) => (
          <Flex
            key={scheme}
            data-scheme={scheme}
            {...{ wrap: 'wrap', columnGap: '4', rowGap: '2.5', padding: '3.5', textStyle: 'dense' }}
            {...{ border: 'line', borderRadius: 'control', background: 'bg', color: 'fg' }}
            css={{ '& svg': { width: '15px', height: '15px' } }}
          >
            {rarities.map((rarity) => (
              <HStack as="span" key={rarity.code} gap="1.5">
                <RarityMark rarity={rarity} /> {rarity.name || rarity.code}
              </HStack>
            ))}
          </Flex>
        ))
      }
    />
  );
}

function RarityCells({ entry: rarity, game, uses, change, errorOf }: OpenEntry<Rarity>) {
  const t = useMessages('adminRarities');
  return (
    <>
      <Cell label={t('colour')} error={errorOf('colour')}>
        {(control) => (
          <ColourInput
            {...{ control, name: rarity.name, value: rarity.colour }}
            onChange={(colour) => change({ colour })}
          />
        )}
      </Cell>
      <Cell label={t('shape')} error={errorOf('shape')}>
        {(control) => (
          <HStack gap="1.5" css={{ '& .rm svg': { width: '20px', height: '20px' } }}>
            <RarityMark rarity={rarity} />
            <NativeSelect.Root>
              <NativeSelect.Field
                {...control}
                value={rarity.shape}
                onChange={({ target }) =>
                  change({ shape: SHAPES.find((shape) => shape === target.value) ?? 'circle' })
                }
              >
                {SHAPES.map((shape) => (
                  <option key={shape} value={shape}>
                    {t('shapes', { shape })}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator>
                <IconCaret aria-hidden="true" />
              </NativeSelect.Indicator>
            </NativeSelect.Root>
          </HStack>
        )}
      </Cell>
      {uses > 0 && (
        <Link asChild gridColumn="1 / -1" textStyle="hint">
          <RouteLink
            to="/admin/cards"
            search={{ game: game.slug, view: 'printings', filter: { rarity: [rarity.code] } }}
          >
            {t('printings', { count: uses })}
          </RouteLink>
        </Link>
      )}
      {rarityWarnings(
        rarity,
        game.rarities.filter((other) => other !== rarity),
      ).map((warning) => (
        <Flex key={warning.kind} gridColumn="1 / -1">
          <InlineAlert status="warning">
            {warning.kind === 'faint'
              ? t('faint', { contrast: formatFor().number(warning.contrast, ONE_DIGIT) })
              : t('alike', warning)}
          </InlineAlert>
        </Flex>
      ))}
    </>
  );
}

import { Box, Button, Field, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { GameFormats, OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import {
  formatMenuMachine,
  selectFormatMenuState,
  selectMenuFailure,
  selectMenuPack,
  selectMenuPacks,
} from '#src/machines/tables/formatMenu.ts';
import IconCaret from '~icons/ph/caret-down-bold';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { FormatCards } from './FormatCards.tsx';

type GamePack = Pick<GameFormats['packs'][number], 'pack' | 'name'>;

/** A format of a pack, by their names. */
export interface ChosenFormat {
  readonly pack: string;
  readonly format: string;
}

export interface MoreFormatsProps {
  /** The game's slug; give the part a key of it, since its formats are loaded once. */
  readonly game: string;
  readonly chosen: ChosenFormat | null;
  readonly load: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  readonly onChoose: (pack: GamePack, offered: OfferedFormat) => void;
}

/** Every format that no template of the game offers, folded until it is asked for. */
export function MoreFormats({ game, chosen, load, onChoose }: MoreFormatsProps) {
  const machine = useMemo(
    () =>
      formatMenuMachine.provide({
        actors: {
          load: fromPromise(({ input, signal }: { input: { readonly game: string }; signal: AbortSignal }) =>
            load(input.game, signal),
          ),
        },
      }),
    [load],
  );
  const menu = useActorRef(machine, { input: { game } });
  const state = useSelector(menu, selectFormatMenuState);
  const failure = useSelector(menu, selectMenuFailure);
  const packs = useSelector(menu, selectMenuPacks);
  const pack = useSelector(menu, selectMenuPack);
  const t = useMessages('hosting');
  const common = useMessages('common');
  const listId = useId();
  const isOpen = state !== 'folded';
  return (
    <Box mt="3">
      <Flex wrap="wrap" align="center" columnGap="3">
        <Button
          variant="ghost"
          ml="-4"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => menu.send({ type: 'toggle.pressed' })}
        >
          <Box asChild transform={isOpen ? undefined : 'rotate(-90deg)'}>
            <IconCaret aria-hidden="true" />
          </Box>
          {t('moreFormats')}
        </Button>
        <Text color="fg.muted" textStyle="hint">
          {chosen === null || isOpen
            ? t('moreFormatsHint')
            : t('chosen', { format: common('formatName', { format: chosen.format }) })}
        </Text>
      </Flex>
      <Box id={listId} hidden={!isOpen} mt="2">
        {state === 'loading' && <Loading label={t('loading')} />}
        {failure !== null && (
          <InlineAlert
            status="error"
            title={t('loadFailed')}
            isAnnounced
            action={
              <Button size="sm" onClick={() => menu.send({ type: 'retry.pressed' })}>
                {t('retry')}
              </Button>
            }
          >
            {failure}
          </InlineAlert>
        )}
        {state === 'shown' && pack === null && <Text color="fg.muted">{t('nothingMore')}</Text>}
        {state === 'shown' && packs.length > 1 && (
          <Field.Root maxWidth="360px" mb="3">
            <Field.Label>{t('pack')}</Field.Label>
            <FormSelect
              value={pack?.pack ?? ''}
              onChange={(event) => menu.send({ type: 'pack.chosen', pack: event.target.value })}
            >
              {packs.map(({ pack: slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </FormSelect>
          </Field.Root>
        )}
        {state === 'shown' && pack !== null && (
          <FormatCards
            key={pack.pack}
            pack={pack}
            chosen={chosen?.pack === pack.pack ? chosen.format : null}
            onChoose={(offered) => onChoose(pack, offered)}
          />
        )}
      </Box>
    </Box>
  );
}

const PLACES = ['a', 'b', 'c'];

const Loading = ({ label }: { readonly label: string }) => (
  <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="3" role="status" aria-busy="true" aria-label={label}>
    {PLACES.map((place) => (
      <Skeleton key={place} height="112px" borderRadius="12px" />
    ))}
  </SimpleGrid>
);

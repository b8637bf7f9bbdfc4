import { Button, Flex, Text } from '@chakra-ui/react';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { useListener } from '../../../../components/useListener.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { TurnKey } from '../pieces/BoardParts.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { Wrapper, type WrapperState } from '../pieces/Wrapper.tsx';
import { bestOfPack, type OpenedPack, type OpeningPlace, placeAt, turnedAfterPack } from './opening.ts';
import styles from './sealedOpening.module.css';
import { TurnedCards } from './TurnedCards.tsx';

interface PackOpeningProps {
  readonly packs: readonly OpenedPack[];
  /** Cards turned so far; one more than there are means that the last pack was looked at. */
  readonly turned: number;
  readonly onTurned: (turned: number) => void;
}

/** Packs in a row, the one that is being opened with its cards; any of it can be skipped. */
export function PackOpening({ packs, turned, onTurned }: PackOpeningProps) {
  useDocumentClass(styles.opening ?? '');
  const t = useMessages('boards');
  const place = placeAt(packs, turned);
  const total = packs.reduce((sum, pack) => sum + pack.length, 0);
  const next = useNext({ packs, place, turned, total, onTurned });
  useSpace(next.go);
  return (
    <>
      <WrapperRow packs={packs} place={place} />
      <TurnedCards cards={packs[place.pack] ?? []} turned={place.turned} />
      <DecisionBar>
        <Button variant="solid" size="lg" onClick={next.go}>
          {next.words} <TurnKey name="Space" />
        </Button>
        {next.rest !== null && (
          <Button size="lg" onClick={next.openRest}>
            {next.rest}
          </Button>
        )}
        <Button variant="ghost" size="lg" onClick={() => onTurned(total + 1)}>
          {t('openAll')}
        </Button>
      </DecisionBar>
    </>
  );
}

interface Opening extends PackOpeningProps {
  readonly place: OpeningPlace;
  readonly total: number;
}

/** What the next press does, in words, and what is said of it. */
function useNext({ packs, place, turned, total, onTurned }: Opening) {
  const t = useMessages('boards');
  const { speak } = useRoomParts();
  const { view } = useTable();
  const cards = packs[place.pack] ?? [];
  const isWhole = place.turned === cards.length;
  const openedNext = isWhole ? place.pack + 1 : place.pack;
  const upcoming = packs[openedNext];
  const isDone = turned >= total;
  const isFresh = isWhole || turned === 0;
  const pack = openedNext + 1;
  const words = isDone ? t('seePool') : isFresh ? t('openPackNumber', { pack }) : t('turnNext');
  const rest = isDone ? null : isFresh ? t('allOfPack', { pack }) : t('restOfPack', { pack });
  const go = () => {
    onTurned(turned + 1);
    const card = upcoming?.[isWhole ? 0 : place.turned];
    const face = card && view.faces[card.card];
    if (face && upcoming)
      speak(
        t('cardTurned', {
          card: accessibleCardName(face, view.look),
          place: isWhole ? 1 : place.turned + 1,
          count: upcoming.length,
        }),
      );
  };
  const openRest = () => {
    onTurned(turnedAfterPack(packs, turned));
    if (!upcoming) return;
    const best = bestOfPack(t, upcoming, view.faces, view.look);
    speak(t('packOpened', { pack, count: upcoming.length, best }));
  };
  return { words, rest, go, openRest };
}

/** Space turns the next card wherever the focus is, but in what has a use for Space itself. */
function useSpace(go: () => void) {
  useListener(window, 'keydown', (event) => {
    if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isUsed =
      event.target instanceof Element &&
      event.target.closest('button, a, input, textarea, select, dialog, [role="dialog"], [data-card]') !==
        null;
    if (isUsed) return;
    event.preventDefault();
    go();
  });
}

function WrapperRow({ packs, place }: Readonly<{ packs: readonly OpenedPack[]; place: OpeningPlace }>) {
  const t = useMessages('boards');
  const { table, view } = useTable();
  return (
    <Flex
      as="ol"
      aria-label={t('yourPacks')}
      justify="safe center"
      gap={{ base: '1.5', lg: '5' }}
      px="1"
      pt={{ base: '4', lg: '22px' }}
      pb="2"
      overflow="auto hidden"
      listStyle="none"
      textAlign="center"
    >
      {packs.map((cards, pack) => {
        const state = stateOf(pack, place, cards);
        const best = state === 'open' ? bestOfPack(t, cards, view.faces, view.look) : '';
        const isNow = pack === place.pack;
        return (
          <Text
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack is told apart by its place alone
            key={pack}
            flex={{ base: '0 1 54px', lg: '0 0 84px' }}
            minWidth="44px"
            fontSize={{ base: 'xs', lg: '13px' }}
            color={isNow ? 'brass.fg' : 'fg.onLamp'}
            aria-current={isNow ? 'step' : undefined}
          >
            <Wrapper title={table.game.name} note={t('cards', { count: cards.length })} state={state} />
            <Text as="b" display="block" mt="2" fontWeight="semibold" color="fg">
              {t('pack', { pack: pack + 1 })}
            </Text>
            {best || t('packState', { state })}
          </Text>
        );
      })}
    </Flex>
  );
}

function stateOf(pack: number, place: OpeningPlace, cards: OpenedPack): WrapperState {
  if (pack < place.pack) return 'open';
  if (pack > place.pack || place.turned === 0) return 'sealed';
  return place.turned === cards.length ? 'open' : 'opening';
}

import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { InstanceId } from '#engine/core/cards.ts';
import { selectPracticeChosen, selectPracticeDraft } from '#src/machines/practice/practice.ts';
import { cardsAsked, type PracticeDraft, practiceView } from '#src/machines/practice/practiceDraft.ts';
import { accessibleCardName } from '../../components/cards/accessibleCardName.ts';
import { CardStrip } from '../../components/cards/CardStrip.tsx';
import { PlayCard } from '../../components/cards/PlayCard.tsx';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { Strips } from './Strips.ts';
import type { PracticeActor } from './usePractice.ts';

const faces = new WeakMap<PracticeDraft['set'], readonly CardFace[]>();

/** What is printed on a card of the draft; null for one that the setup does not have. The same face each time. */
export function faceIn({ set }: PracticeDraft, card: number): CardFace | null {
  const known =
    faces.get(set) ??
    set.setup.catalogue.cards.map((each, at) => {
      const name = set.names?.[at];
      return { ...each, card: at, ...(name !== undefined && { name, ownName: each.name }) };
    });
  faces.set(set, known);
  return known[card] ?? null;
}

/** The pack in hand and the pool. Arrow keys walk the pack, Space selects, Enter takes. */
export function PracticePack({ actor }: { readonly actor: PracticeActor }) {
  const t = useMessages('links');
  const draft = useSelector(actor, selectPracticeDraft);
  const chosen = useSelector(actor, selectPracticeChosen);
  const view = useMemo(() => draft && practiceView(draft), [draft]);
  const pack = view?.pack;
  if (!draft || !view || !pack) return null;
  const { look } = draft.set;
  const asked = cardsAsked(draft);
  const left = asked - chosen.length;
  const take = () => actor.send({ type: 'pick.confirmed' });
  const nameOf = (id: InstanceId) => {
    const card = pack.cards.find((each) => each.id === id);
    return (card && faceIn(draft, card.card)?.name) ?? '';
  };
  const { picks, burns } = pack.demand;
  return (
    <Stack gap="5">
      <Flex
        gap="3"
        align="center"
        justify="space-between"
        wrap="wrap"
        position="sticky"
        top="0"
        zIndex="docked"
        py="2"
        bg="bg"
      >
        <Box>
          <Heading as="h2" size="lg" aria-live="polite">
            {t('practicePack', { round: view.round + 1, rounds: view.rounds, pick: pack.pickNumber })}
          </Heading>
          <Text color="fg.muted" aria-live="polite">
            {chosen.length > 0
              ? t('practiceSelected', { names: formatFor().list(chosen.map(nameOf)) })
              : asked === 1
                ? t('practiceSelect')
                : t('practiceSelectMany', { left })}
          </Text>
        </Box>
        <Flex gap="2">
          {view.mayTakeBack && (
            <ActionButton variant="ghost" onClick={() => actor.send({ type: 'takeBack.pressed' })}>
              {t('practiceTakeBack')}
            </ActionButton>
          )}
          <ActionButton
            variant="solid"
            reason={left > 0 ? t('practiceSelectMany', { left }) : undefined}
            onClick={take}
          >
            {burns > 0 ? t('practiceTakeAndBurn', { picks, burns }) : t('practiceTake', { count: picks })}
          </ActionButton>
        </Flex>
      </Flex>
      <PackGrid aria-label={t('practicePackLabel')} onKeyDown={walk}>
        {pack.cards.map(({ id, card }) => {
          const face = faceIn(draft, card);
          const at = chosen.indexOf(id);
          return (
            face && (
              <PackCard
                key={id}
                face={face}
                look={look}
                isChosen={at >= 0}
                sentence={at >= picks ? t('practiceBurned') : undefined}
                id={id}
                actor={actor}
              />
            )
          );
        })}
      </PackGrid>
      <Stack as="section" gap="2">
        <Heading as="h2" size="md">
          {t('practicePool', { count: view.pool.length })}
        </Heading>
        {view.pool.length === 0 ? (
          <Text color="fg.muted">{t('practicePoolEmpty')}</Text>
        ) : (
          <Strips>
            {view.pool.map(({ id, card }) => {
              const face = faceIn(draft, card);
              return <li key={id}>{face && <CardStrip face={face} look={look} />}</li>;
            })}
          </Strips>
        )}
      </Stack>
    </Stack>
  );
}

const PackGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 38vw), 1fr))',
    gap: 'clamp(8px, 1.4vw, 16px)',
    '& .card-button': { width: 'full' },
  },
});

interface PackCardProps {
  readonly id: InstanceId;
  readonly actor: PracticeActor;
  readonly face: CardFace;
  readonly look: GameLook;
  readonly isChosen: boolean;
  readonly sentence: string | undefined;
}

const PackCard = memo(function PackCard({ id, actor, face, look, isChosen, sentence }: PackCardProps) {
  const press = () => actor.send({ type: 'card.pressed', id });
  const take = () => {
    if (!selectPracticeChosen(actor.getSnapshot()).includes(id)) press();
    actor.send({ type: 'pick.confirmed' });
  };
  return (
    <li>
      <button
        type="button"
        className="card-button"
        aria-pressed={isChosen}
        aria-label={accessibleCardName(face, look)}
        onClick={(event) => {
          // The second click of a double click is no second press.
          if (event.detail < 2) press();
        }}
        onDoubleClick={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      >
        <PlayCard
          face={face}
          look={look}
          width="fill"
          state={isChosen ? 'reserved' : 'idle'}
          {...(sentence !== undefined && { sentence })}
          isEager
          isLively
        />
      </button>
    </li>
  );
});

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Left and right go to the next card, up and down to the one above or below, as they are drawn. */
function walk(event: React.KeyboardEvent<HTMLUListElement>) {
  const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  const step = STEPS[event.key];
  if (at < 0 || (step === undefined && !isUpOrDown)) return;
  event.preventDefault();
  const { top, left } = cards[at]!.getBoundingClientRect();
  const target =
    step === undefined
      ? nearest(
          cards,
          left,
          (other) => (event.key === 'ArrowUp' ? other.top < top - 1 : other.top > top + 1),
          top,
        )
      : cards[at + step];
  target?.focus();
}

/** Of the cards in the next row that way, the one that stands nearest to `left`. */
function nearest(
  cards: readonly HTMLButtonElement[],
  left: number,
  isThatWay: (place: DOMRect) => boolean,
  top: number,
): HTMLButtonElement | undefined {
  const far = (card: HTMLButtonElement) => {
    const place = card.getBoundingClientRect();
    return Math.abs(place.top - top) * 1000 + Math.abs(place.left - left);
  };
  return cards.filter((card) => isThatWay(card.getBoundingClientRect())).sort((a, b) => far(a) - far(b))[0];
}

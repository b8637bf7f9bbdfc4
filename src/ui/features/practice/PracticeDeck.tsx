import { Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { InstanceId } from '#engine/core/cards.ts';
import { selectPracticeDraft, selectPracticeSide } from '#src/machines/practice/practice.ts';
import { deckList, type PracticeDraft, practiceView } from '#src/machines/practice/practiceDraft.ts';
import { CardStrip } from '../../components/cards/CardStrip.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { faceIn } from './PracticePack.tsx';
import { SavePractice, SaveRefused } from './SavePractice.tsx';
import { Strips } from './Strips.ts';
import type { PracticeActor } from './usePractice.ts';

interface PracticeDeckProps {
  readonly actor: PracticeActor;
  /** Nobody is signed in. */
  readonly isVisitor: boolean;
}

/** The pool in two lists; a press moves a card to the other. */
export function PracticeDeck({ actor, isVisitor }: PracticeDeckProps) {
  const t = useMessages('links');
  const draft = useSelector(actor, selectPracticeDraft);
  const aside = useSelector(actor, selectPracticeSide);
  const side = useMemo<ReadonlySet<string>>(() => new Set(aside), [aside]);
  const view = useMemo(() => draft && practiceView(draft), [draft]);
  if (!draft || !view) return null;
  const sorted = [...view.pool].sort((a, b) => orderOf(draft, a.card, b.card));
  const main = sorted.filter(({ id }) => !side.has(id));
  const rest = sorted.filter(({ id }) => side.has(id));
  const move = (id: InstanceId) => actor.send({ type: 'card.moved', id });
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <div>
          <Heading as="h2" size="lg">
            {t('practiceDeckTitle')}
          </Heading>
          <Text color="fg.muted">{t('practiceDeckLead')}</Text>
        </div>
        <Flex gap="3" align="center" wrap="wrap">
          <SavePractice actor={actor} isVisitor={isVisitor} />
          <CopyList text={() => deckList(draft, view, side)} />
        </Flex>
      </Flex>
      <SaveRefused actor={actor} isVisitor={isVisitor} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" alignItems="start">
        <Pile
          title={t('practiceMain', { count: main.length, size: draft.set.look.deckSize })}
          cards={main}
          draft={draft}
          nameOf={(name) => t('practiceToSide', { name })}
          onMove={move}
        />
        <Pile
          title={t('practiceSide', { count: rest.length })}
          cards={rest}
          draft={draft}
          nameOf={(name) => t('practiceToMain', { name })}
          onMove={move}
        />
      </Grid>
    </Stack>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: readonly { readonly id: InstanceId; readonly card: number }[];
  readonly draft: PracticeDraft;
  readonly nameOf: (name: string) => string;
  readonly onMove: (id: InstanceId) => void;
}

function Pile({ title, cards, draft, nameOf, onMove }: PileProps) {
  const t = useMessages('links');
  return (
    <Stack as="section" gap="3" p="4" layerStyle="flat" aria-label={title}>
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {cards.length === 0 ? (
        <Text color="fg.muted">{t('practiceSideEmpty')}</Text>
      ) : (
        <Strips>
          {cards.map(({ id, card }) => {
            const face = faceIn(draft, card);
            return (
              face && (
                <li key={id}>
                  <button type="button" aria-label={nameOf(face.name)} onClick={() => onMove(id)}>
                    <CardStrip face={face} look={draft.set.look} />
                  </button>
                </li>
              )
            );
          })}
        </Strips>
      )}
    </Stack>
  );
}

/** By cost, then by name; cards without a cost first. */
function orderOf(draft: PracticeDraft, a: number, b: number): number {
  const [one, other] = [faceIn(draft, a), faceIn(draft, b)];
  return (one?.cost ?? -1) - (other?.cost ?? -1) || (one?.name ?? '').localeCompare(other?.name ?? '');
}

function CopyList({ text }: { readonly text: () => string }) {
  const t = useMessages('links');
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setTold(t('practiceCopied'));
    } catch {
      setTold(t('practiceNotCopied'));
    }
  };
  return (
    <Flex gap="3" align="center" direction={{ sm: 'row-reverse' }}>
      <ActionButton variant="solid" onClick={() => void copy()}>
        {t('practiceCopy')}
      </ActionButton>
      <Text color="fg.muted" role="status" _empty={{ position: 'absolute' }}>
        {told}
      </Text>
    </Flex>
  );
}

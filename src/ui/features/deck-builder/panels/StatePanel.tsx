import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectFailure, selectSubmittedAtMs } from '#src/machines/decks/deckEditor.ts';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/deckWords.ts';
import { SubmitButton } from '../header/SubmitButton.tsx';
import { adviceWords, landAdvice } from './landAdvice.ts';

/** What is missing and the two ways to add it, or that the deck is ready; on a phone as a strip over the board. */
export function StatePanel({ onFromSide }: { readonly onFromSide: () => void }) {
  const { view, main, troubles, actor } = useDeckDesk();
  const t = useMessages('deck');
  const submittedAtMs = useSelector(actor, selectSubmittedAtMs);
  if (!view.isMine)
    return (
      <Frame label={t('stateLabel')} title={t('cardsIn', { count: main.count, board: main.name })}>
        <Text color="fg.muted" textStyle="dense">
          {submittedAtMs === null ? t('notSubmitted') : t('submittedAt', { time: clockWords(submittedAtMs) })}
        </Text>
      </Frame>
    );
  return troubles.length === 0 ? <Ready /> : <Missing onFromSide={onFromSide} />;
}

function Ready() {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const submittedAtMs = useSelector(desk.actor, selectSubmittedAtMs);
  const failure = useSelector(desk.actor, selectFailure);
  const advice = landAdvice(desk);
  const cards = t('cards', { count: desk.main.count });
  return (
    <Frame
      look={advice ? 'warn' : 'ok'}
      label={t(advice ? 'landsTitle' : 'ready')}
      title={advice ? t('checkLands', { cards }) : t('isReady', { cards })}
      end={
        <>
          <ActionButton size="sm" hideBelow="sm" onClick={() => desk.openExtra('hand')}>
            {t('tryHand')}
          </ActionButton>
          <SubmitButton hideFrom="sm" />
        </>
      }
    >
      <Text color="fg.muted" textStyle="dense">
        {failure ??
          (submittedAtMs !== null
            ? t('submittedAt', { time: clockWords(submittedAtMs) })
            : advice
              ? adviceWords(t, advice)
              : t('submitWhenDone'))}
      </Text>
    </Frame>
  );
}

function Missing({ onFromSide }: { readonly onFromSide: () => void }) {
  const { troubles, main, side, look, view, addFree, openExtra } = useDeckDesk();
  const t = useMessages('deck');
  const [first, ...others] = troubles;
  if (first === undefined) return null;
  const missing = first.key === 'size' ? first.isShortBy : 0;
  return (
    <Frame
      look="warn"
      label={t('missingLabel')}
      title={first.title}
      end={
        <Flex flex="1 0 100%" wrap="wrap" gap="2">
          {missing > 0 && view.freeFaces.length > 0 && (
            <ActionButton variant="solid" flex="1 0 auto" onClick={() => addFree(missing)}>
              {t('addLands', { count: missing })}
            </ActionButton>
          )}
          {missing > 0 && side.key !== main.key && (
            <ActionButton
              flex={{ base: '0 0 auto', sm: '1 0 auto' }}
              reason={side.count > 0 ? undefined : t('sideEmpty', { board: side.name })}
              onClick={onFromSide}
            >
              {t('fromSide', { board: side.name })}
            </ActionButton>
          )}
          {main.count > 0 && (
            <ActionButton variant="plain" size="sm" hideBelow="sm" px="0" onClick={() => openExtra('hand')}>
              {t('tryHand')}
            </ActionButton>
          )}
        </Flex>
      }
    >
      <Text hideBelow="sm" color="fg.muted" textStyle="dense">
        {t('editOn', { size: missing > 0 ? look.deckSize : 0 })}
      </Text>
      {others.length > 0 && (
        <Box as="ul" pl="5" listStyle="disc" textStyle="dense">
          {others.map(({ key, title }) => (
            <Box as="li" key={key}>
              {title}
            </Box>
          ))}
        </Box>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly look?: 'ok' | 'warn';
  readonly label: string;
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ look, label, title, end, children }: FrameProps) => (
  <Flex
    as="section"
    aria-label={label}
    layerStyle={look === 'warn' ? 'lit' : 'panel'}
    wrap="wrap"
    align="flex-start"
    gap="3"
    px={{ base: '3', sm: '4' }}
    py={{ base: '2.5', sm: '3.5' }}
  >
    {look !== undefined && (
      <Box flex="none" color={`${look}.fg`} css={{ '& svg': { boxSize: '22px' } }}>
        {look === 'ok' ? <IconReady aria-hidden="true" /> : <IconWarning aria-hidden="true" />}
      </Box>
    )}
    <Flex direction="column" flex="1 1 160px" gap="1" minWidth="0">
      <Heading as="h2" size="sm" fontSize={{ base: 'md', sm: '17px' }}>
        {title}
      </Heading>
      {children}
    </Flex>
    {end}
  </Flex>
);

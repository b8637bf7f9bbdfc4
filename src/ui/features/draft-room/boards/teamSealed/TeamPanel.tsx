import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import IconBack from '~icons/ph/arrow-u-up-left-bold';
import IconCheck from '~icons/ph/check-circle-fill';
import { useMessages } from '../../../../messages/useMessages.ts';
import { IconActionButton } from '../../../../system/ActionButton.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { Count } from '../pieces/BoardParts.tsx';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { Pool, PoolList } from '../pieces/Pools.tsx';
import { nameOf } from '../pieces/words.ts';
import type { Claims } from './useClaims.ts';

type Board = BoardOf<'teamSealed'>;

interface TeamPanelProps {
  readonly board: Board;
  readonly own: NonNullable<Board['own']>;
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

/** What everybody of the own team has claimed; the own cards can be given back. */
export function TeamPanel({ board, own, claims, mayClaim }: TeamPanelProps) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const seats = [...(view.seat === null ? [] : [{ seat: view.seat, cards: view.pool }]), ...own.teammates];
  return (
    <PoolList label={t('teamRegion', { team: own.team + 1 })} title={t('yourTeam')}>
      {seats.map(({ seat, cards }) => {
        const person = people[seat];
        const isDone = board.done[seat] === true;
        return (
          person && (
            <Pool
              key={seat}
              person={person}
              cards={cards}
              isDone={isDone}
              empty={t('noneClaimed')}
              mark={isDone && <DoneMark />}
              {...(person.isYou &&
                mayClaim && {
                  end: ({ id }, card) => (
                    <IconActionButton
                      size="sm"
                      label={t('giveBack', { card })}
                      onClick={() => claims.giveBack(id)}
                    >
                      <IconBack aria-hidden="true" />
                    </IconActionButton>
                  ),
                })}
            />
          )
        );
      })}
    </PoolList>
  );
}

function DoneMark({ label }: { readonly label?: string }) {
  return (
    <Box as="span" color="ok.fg" lineHeight="0">
      {label === undefined ? <IconCheck aria-hidden="true" /> : <IconCheck role="img" aria-label={label} />}
    </Box>
  );
}

/** Every team in counts: what lies in its pile, what its members have claimed, who is done. */
export function TeamCounts({ board }: { readonly board: Board }) {
  const t = useMessages('boards');
  const { people } = useTable();
  return (
    <Flex as="ul" aria-label={t('allTeams')} wrap="wrap" gap="2.5" mb="4" padding="0" listStyle="none">
      {board.teams.map(({ seats, unclaimed }, place) => {
        const isOwn = place === board.own?.team;
        const team = place + 1;
        return (
          <Flex
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
            key={place}
            layerStyle="glass"
            borderColor={isOwn ? 'brass.fg' : 'border'}
            wrap="wrap"
            flex="1 1 300px"
            align="center"
            columnGap="3"
            rowGap="1"
            px="3.5"
            py="2.5"
            textStyle="dense"
          >
            <Text as="b" fontWeight="semibold">
              {isOwn ? t('teamYours', { team }) : t('team', { team })}
            </Text>
            <Text as="span" color="fg.muted">
              {t('unclaimedCount', { count: unclaimed })}
            </Text>
            <Flex wrap="wrap" flexBasis="full" columnGap="3.5" rowGap="1">
              {seats.map((seat) => {
                const person = people[seat];
                return (
                  person && (
                    <HStack as="span" key={seat} gap="1.5">
                      <PersonFace person={person} size={22} /> {nameOf(t, person)}
                      <Count>{person.poolSize}</Count>
                      {board.done[seat] && <DoneMark label={t('done')} />}
                    </HStack>
                  )
                );
              })}
            </Flex>
          </Flex>
        );
      })}
    </Flex>
  );
}

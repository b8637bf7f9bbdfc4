import { Box, Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { LobbyColumns, LobbyPage } from './LobbyTable.tsx';
import { WIDE } from './lobbyParts.ts';
import { Stage, seatStyle } from './seats/RoundTable.tsx';
import css from './seats/round.module.css';

const SEATS = Array.from({ length: 8 }, (_, seat) => seat);

/** The lobby while its table is being opened, in its final sizes. */
export function LobbySkeleton() {
  const t = useMessages('lobby');
  const isWide = useMedia(WIDE);
  return (
    <Lamp isFitted y="500px" width="480px" height="380px">
      <LobbyPage isBusy>
        <VisuallyHidden role="status">{t('opening')}</VisuallyHidden>
        <Flex align="center" gap="3.5" minHeight="10" mb="3.5">
          <Skeleton width="220px" height="32px" />
          {isWide && <Skeleton width="180px" height="28px" borderRadius="full" />}
        </Flex>
        {isWide ? <WideSkeleton /> : <NarrowSkeleton />}
      </LobbyPage>
    </Lamp>
  );
}

const Shade = ({ height }: { readonly height?: string }) => (
  <Skeleton borderRadius="panel" {...(height === undefined ? { flex: 1 } : { height })} />
);

const WideSkeleton = () => (
  <LobbyColumns>
    <Stack minWidth="0">
      <Shade />
    </Stack>
    <Stage>
      {SEATS.map((seat) => (
        <span key={seat} className={css.seat} style={seatStyle(seat, SEATS.length)}>
          <Skeleton boxSize="64px" borderRadius="full" />
          <Skeleton mt="2" width="72px" height="14px" />
        </span>
      ))}
    </Stage>
    <Stack gap="5" minWidth="0">
      <Shade height="190px" />
      <Shade />
    </Stack>
  </LobbyColumns>
);

const NarrowSkeleton = () => (
  <Box>
    <Shade height="78px" />
    {SEATS.map((seat) => (
      <Flex key={seat} align="center" gap="3" minHeight="56px">
        <Skeleton boxSize="38px" borderRadius="full" />
        <Skeleton width="40%" height="14px" />
      </Flex>
    ))}
  </Box>
);

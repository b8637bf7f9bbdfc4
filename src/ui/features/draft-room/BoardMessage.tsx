import { Center, Heading, Text } from '@chakra-ui/react';
import type { SeatState } from '#src/machines/room/draftRoomSelectors.ts';
import IconEye from '~icons/ph/eye-duotone';
import IconFlag from '~icons/ph/flag-checkered-duotone';
import IconRobot from '~icons/ph/robot-duotone';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { useAsk } from './useAsk.ts';

/** In the place of the pack when there is none to choose from. */
export function BoardMessage({ seatState }: { readonly seatState: SeatState }) {
  const ask = useAsk();
  const t = useMessages('room');
  const kind = seatState === 'handed' || seatState === 'finished' ? seatState : 'watching';
  const Icon = { handed: IconRobot, finished: IconFlag, watching: IconEye }[kind];
  return (
    <Center
      flexDirection="column"
      gap="2.5"
      maxWidth="520px"
      mx="auto"
      my="10"
      px="6"
      py="10"
      textAlign="center"
      css={{ '& > svg': { boxSize: '56px', color: 'brass.fg' } }}
    >
      <Icon aria-hidden="true" />
      <Heading>{t(`${kind}Title`)}</Heading>
      <Text mb="2.5" color="fg.onLamp" textWrap="balance">
        {t(`${kind}Words`)}
      </Text>
      {kind === 'handed' && (
        <ActionButton variant="solid" size="lg" onClick={() => void ask({ type: 'takeSeatBack' })}>
          {t('takeSeatBack')}
        </ActionButton>
      )}
    </Center>
  );
}

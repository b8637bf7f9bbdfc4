import { Flex, Stack, Text } from '@chakra-ui/react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { OwnName } from '../../../components/cards/OwnName.tsx';
import { PlayCard, RulesText } from '../../../components/cards/PlayCard.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';

interface CardZoomProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** A card large enough to read, its words beside it as text. */
export function CardZoom({ face, look, onClose }: CardZoomProps) {
  const common = useMessages('common');
  const cost = face.costText && common('cardCost', { cost: face.costText });
  return (
    <ModalDialog title={face.name} isOpen onClose={onClose} width="form">
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ base: 'center', sm: 'flex-start' }} gap="6">
        <PlayCard face={face} look={look} size="lg" isEager />
        <Stack flex="1" gap="3" minWidth="0">
          <OwnName face={face} />
          <Text fontWeight="semibold">
            <RulesText rules={inARow([face.typeLine, cost].filter(Boolean))} look={look} />
          </Text>
          <Text color="fg" whiteSpace="pre-line">
            <RulesText rules={face.rules} look={look} />
          </Text>
          {face.stats !== null && <Text textStyle="code">{face.stats}</Text>}
          {face.flavour !== '' && <Text fontStyle="italic">{face.flavour}</Text>}
          <Text color="fg.subtle" textStyle="dense">
            {face.set} {face.number}
          </Text>
        </Stack>
      </Flex>
    </ModalDialog>
  );
}

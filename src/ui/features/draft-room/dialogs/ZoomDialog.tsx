import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { OwnName } from '../../../components/cards/OwnName.tsx';
import { PlayCard, RulesText } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { CardFacts } from '../rail/CardFacts.tsx';

interface ZoomDialogProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onClose: () => void;
}

/** One card as large as it gets, with its full text beside it. */
export function ZoomDialog({ face, look, onClose }: ZoomDialogProps) {
  const t = useMessages('roomDialogs');
  const [side, setSide] = useState(0);
  const other = face.sides[side - 1];
  const shown: CardFace = other ? { ...face, ...other, sides: face.sides } : face;
  return (
    <ModalDialog title={shown.name} isOpen onClose={onClose} width="form">
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ base: 'center', sm: 'stretch' }} gap="6">
        <Box
          flex="none"
          width="var(--card)"
          css={{ '--card': { base: 'min(300px, 76vw)', sm: 'min(320px, 60vw)' } }}
        >
          <PlayCard face={shown} look={look} size="xl" width="cell" isEager isFoil />
        </Box>
        <Box width={{ base: 'full', sm: 'auto' }} minWidth="0">
          <OwnName face={face} />
          <Text color="fg" fontWeight="semibold">
            {shown.typeLine || shown.type}
          </Text>
          <CardFacts face={shown} look={look} />
          <Text color="fg" whiteSpace="pre-line">
            <RulesText rules={shown.rules} look={look} />
          </Text>
          {shown.flavour !== '' && (
            <Text as="em" display="block" my="3" fontFamily="heading">
              {shown.flavour}
            </Text>
          )}
          {shown.stats !== null && <Text textStyle="code">{shown.stats}</Text>}
          <Text color="fg.subtle" textStyle="hint">
            {face.set.toUpperCase()} {face.number}
          </Text>
          {face.sides.length > 0 && (
            <ActionButton onClick={() => setSide((side + 1) % (face.sides.length + 1))}>
              {t('otherSide')}
            </ActionButton>
          )}
        </Box>
      </Flex>
    </ModalDialog>
  );
}

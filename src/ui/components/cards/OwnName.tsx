import { Text } from '@chakra-ui/react';
import type { CardFace } from '#contract/games/faces.ts';

/** The name that a card has in its data, in lists and on its picture, where its reader is shown another one. */
export const OwnName = ({ face: { ownName } }: Readonly<{ face: CardFace }>) =>
  ownName === undefined ? null : (
    <Text color="fg.muted" textStyle="dense">
      {ownName}
    </Text>
  );

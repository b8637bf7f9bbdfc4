import { Box } from '@chakra-ui/react';
import { Avatar, BotAvatar } from '#src/ui/components/people/Avatar.tsx';
import IconPlugs from '~icons/ph/plugs-duotone';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { Person } from '../../seating.ts';

/** The face of a seat; a plug where its player lost the connection. */
export function PersonFace({ person, size }: Readonly<{ person: Person; size: number }>) {
  const t = useMessages('boards');
  const face = person.isBot ? (
    <BotAvatar size={size} />
  ) : (
    <Avatar seed={person.name} address={person.avatarUrl} size={size} />
  );
  if (!person.isAway) return face;
  return (
    <Box as="span" display="inline-flex" position="relative" flex="none">
      {face}
      <Box
        as="span"
        title={t('lostConnection')}
        position="absolute"
        right="-4px"
        bottom="-4px"
        borderRadius="full"
        background="bg.panel"
        color="warn.fg"
        lineHeight="0"
      >
        <IconPlugs aria-hidden="true" />
      </Box>
    </Box>
  );
}

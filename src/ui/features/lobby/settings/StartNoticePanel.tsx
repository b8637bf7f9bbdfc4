import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import IconBell from '~icons/ph/bell-ringing-duotone';
import { useMessages } from '../../../messages/useMessages.ts';
import { Note } from './Note.tsx';
import { readStartNotice, switchStartNotice } from './startNotice.ts';

/** Offers a desktop notice of the start; not shown where the browser has none or was told never to. */
export function StartNoticePanel() {
  const t = useMessages('lobby');
  const [state, setState] = useState(readStartNotice);
  if (state === 'absent' || state === 'refused') return null;
  const isOn = state === 'on';
  return (
    <Note icon={<IconBell aria-hidden="true" />}>
      <Flex align="center" gap="3">
        <Text flex="1">{t(isOn ? 'noticeOn' : 'noticeOff')}</Text>
        <Button size="sm" onClick={() => void switchStartNotice(!isOn).then(setState)}>
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </Flex>
    </Note>
  );
}

import { useState } from 'react';
import IconBell from '~icons/ph/bell-ringing-duotone';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { readStartNotice, switchStartNotice } from './startNotice.ts';

/** Offers a desktop notice of the start; gone where the browser has none or was told never to. */
export function StartNoticePanel() {
  const [state, setState] = useState(readStartNotice);
  if (state === 'absent' || state === 'refused') return null;
  const isOn = state === 'on';
  return (
    <Panel look="glass" pad="none" className="lobby-note">
      <IconBell aria-hidden="true" />
      <p className="grow">{isOn ? 'You are told when the draft starts' : 'Tell me when the draft starts'}</p>
      <Button size="sm" onClick={() => void switchStartNotice(!isOn).then(setState)}>
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
    </Panel>
  );
}

import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconDone from '~icons/ph/check';
import IconCopy from '~icons/ph/copy';
import { ActionButton, type ActionButtonProps } from '../../system/ActionButton.tsx';

interface CopyButtonProps extends Omit<ActionButtonProps, 'onCopy' | 'onClick'> {
  readonly copy: () => Promise<void>;
  readonly words: string;
  /** In its place once it's copied. */
  readonly copied: string;
  /** What readers hear then. */
  readonly announced: string;
  /** Shown where the browser refuses. */
  readonly refused: string;
}

/** Copies, and says so until the focus leaves it. Without a secure context there is no clipboard, so `copy` throws. */
export function CopyButton({ copy, words, copied, announced, refused, ...props }: CopyButtonProps) {
  const [said, setSaid] = useState<'nothing' | 'copied' | 'refused'>('nothing');
  const isCopied = said === 'copied';
  const press = async () => {
    try {
      await copy();
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  };
  return (
    <>
      {said === 'refused' && (
        <Text role="alert" flex="1 1 100%" color="danger.fg" textStyle="hint">
          {refused}
        </Text>
      )}
      <ActionButton {...props} onBlur={() => setSaid('nothing')} onClick={() => void press()}>
        {isCopied ? <IconDone aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        {isCopied ? copied : words}
      </ActionButton>
      <LiveRegion text={isCopied ? announced : ''} />
    </>
  );
}

export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

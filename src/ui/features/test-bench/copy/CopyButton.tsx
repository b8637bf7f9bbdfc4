import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconCopy from '~icons/ph/copy';

interface CopyButtonProps {
  readonly words: string;
  /** Asked when it is pressed. */
  readonly text: () => string;
}

/** Puts a text on the clipboard and says whether that went well. */
export function CopyButton({ words, text }: CopyButtonProps) {
  const t = useMessages('testBench');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Button size="sm" variant="ghost" onClick={() => void copy()} onBlur={() => setOutcome(null)}>
      <IconCopy aria-hidden="true" />
      {outcome === null ? words : t(outcome)}
    </Button>
  );
}

import { useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import IconCopy from '~icons/ph/copy';

interface CopyButtonProps {
  readonly words: string;
  /** Asked when it is pressed. */
  readonly text: () => string;
}

/** Puts a text on the clipboard and says whether that went well. */
export function CopyButton({ words, text }: CopyButtonProps) {
  const [said, setSaid] = useState(words);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not allow it'),
    );
  return (
    <Button size="sm" variant="ghost" onClick={() => void copy()} onBlur={() => setSaid(words)}>
      <IconCopy aria-hidden="true" />
      {said}
    </Button>
  );
}

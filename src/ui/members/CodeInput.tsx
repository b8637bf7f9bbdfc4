import { type ComponentProps, useEffect, useRef } from 'react';
import './code.css';

const DIGITS = [1, 2, 3, 4, 5, 6];

interface CodeInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  readonly value: string;
  readonly isBusy: boolean;
  readonly onType: (digits: string) => void;
  /** Called when the sixth digit is in. */
  readonly onWhole: (code: string) => void;
}

/** Six boxes drawn behind one input, so that pasting, selecting and a phone's own offer of the code just work. */
export function CodeInput({ value, isBusy, onType, onWhole, ...rest }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS.length);
    onType(digits);
    if (digits.length === DIGITS.length && digits !== value) onWhole(digits);
  };
  return (
    <span className="code" aria-busy={isBusy || undefined}>
      <span className="code-boxes" aria-hidden="true">
        {DIGITS.map((place) => (
          <i key={place} data-state={boxState(place, value.length)} />
        ))}
      </span>
      <span className="code-window">
        <input
          {...rest}
          ref={input}
          className="code-input"
          name="one-time-code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          readOnly={isBusy}
          onChange={(event) => type(event.target.value)}
        />
      </span>
    </span>
  );
}

function boxState(place: number, typed: number): 'filled' | 'next' | 'empty' {
  if (place <= typed) return 'filled';
  return place === typed + 1 ? 'next' : 'empty';
}

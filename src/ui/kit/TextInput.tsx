import type { ComponentProps } from 'react';
import { type InputLook, inputClassNames } from './inputLook.ts';
import { splitOwnStyle } from './ownStyle.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'className'> & InputLook;

/** `size="lg"` in account forms, `md` elsewhere; `face="mono"` for codes and queries. */
export function TextInput({ size, face, className, ...props }: TextInputProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  return <input {...rest} style={ownStyle} className={inputClassNames({ size, face, className })} />;
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'className'> & InputLook;

export function TextArea({ size = 'text', face, className, ...props }: TextAreaProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  return <textarea {...rest} style={ownStyle} className={inputClassNames({ size, face, className })} />;
}

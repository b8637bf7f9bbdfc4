import { type RefObject, useEffect, useRef } from 'react';

/** The first empty field of a form has the focus when it opens; not under a finger, where it would raise the keyboard. */
export function useFirstField<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    const fields = [
      ...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []),
    ];
    (fields.find((field) => field.value === '') ?? fields[0])?.focus({ preventScroll: true });
  }, []);
  return form;
}

/**
 * As the ref of a form: its first empty field has the focus when it opens; not under a finger, where that would raise the
 * keyboard.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (form === null || !window.matchMedia('(pointer: fine)').matches) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  (fields.find((field) => field.value === '') ?? fields[0])?.focus({ preventScroll: true });
}

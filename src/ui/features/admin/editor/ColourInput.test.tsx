// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#src/ui/messages/load.ts';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { ColourInput } from './ColourInput.tsx';

beforeAll(() => loadMessages('admin'));
afterEach(cleanup);

const show = (value: string) => {
  const onChange = vi.fn();
  render(
    <FormField label="Colour">
      <ColourInput name="Ore" value={value} onChange={onChange} />
    </FormField>,
    { wrapper: SystemProvider },
  );
  return onChange;
};
const typed = () => screen.getByRole<HTMLInputElement>('textbox');

test('a hue that is stored by its name is shown as its colour', () => {
  show('ember');
  expect(typed().value).toBe('#FF8A55');
  expect(screen.getByLabelText<HTMLInputElement>('Pick the colour of Ore').value).toBe('#ff8a55');
});

test('what is being typed stays as it is typed', () => {
  const onChange = show('#12');
  expect(typed().value).toBe('#12');
  fireEvent.change(typed(), { target: { value: '#123 ' } });
  expect(onChange).toHaveBeenCalledWith('#123');
});

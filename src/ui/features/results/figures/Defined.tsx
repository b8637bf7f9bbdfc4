import { useId, useState } from 'react';
import IconAsk from '~icons/ph/question';

/** A name whose definition opens below it. */
export function Defined({ label, children }: Readonly<{ label: string; children: string }>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="figure-name"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconAsk aria-hidden="true" />
      </button>
      <p id={id} className="figure-definition" hidden={!isOpen}>
        {children}
      </p>
    </>
  );
}

import IconDone from '~icons/ph/check-bold';

const STEPS = ['Files', 'Map', 'Check and repair', 'Preview', 'Import'] as const;
export type ImportStep = (typeof STEPS)[number];

/** Where one is between the files and the imported cards. */
export function ImportSteps({ current, isDone }: { readonly current: ImportStep; readonly isDone: boolean }) {
  const place = STEPS.indexOf(current);
  return (
    <ol className="import-steps" aria-label="Steps of an import">
      {STEPS.map((step, index) => {
        const isPast = index < place || (isDone && index === place);
        return (
          <li
            key={step}
            className={isPast ? 'past' : index === place ? 'now' : undefined}
            aria-current={index === place ? 'step' : undefined}
          >
            <span className="import-step-mark" aria-hidden="true">
              {isPast ? <IconDone /> : index + 1}
            </span>
            {step}
            {isPast && <span className="vh">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}

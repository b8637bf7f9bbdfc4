import css from './grid.module.css';

interface ChoiceListProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Choices to tick, of which there can be hundreds. */
export const ChoiceList = ({ choices, chosen, onChoose }: ChoiceListProps) => (
  <div className={css.choices}>
    {choices.map(({ value, label }) => (
      <label key={value}>
        <input
          type="checkbox"
          className={css.box}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
        {label}
      </label>
    ))}
  </div>
);

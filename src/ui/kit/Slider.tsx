import type { StyleWithVariables } from '../theme/styleWithVariables.ts';
import './slider.css';

interface SliderProps {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, shown beside the track and spoken, such as "60%". */
  readonly words: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A native range, so that arrows, Home, End and touch work by themselves. */
export function Slider({ value, min, max, words, isDisabled = false, onChange, ...rest }: SliderProps) {
  const style: StyleWithVariables = { '--share': `${((value - min) / (max - min)) * 100}%` };
  return (
    <span className="slider">
      <input
        {...rest}
        type="range"
        style={style}
        value={value}
        min={min}
        max={max}
        disabled={isDisabled}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output className="num" aria-hidden="true">
        {words}
      </output>
    </span>
  );
}

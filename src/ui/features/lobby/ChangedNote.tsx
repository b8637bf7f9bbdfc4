import IconChanged from '~icons/ph/clock-counter-clockwise-duotone';
import { Panel } from '../../kit/Panel.tsx';

/** What the host changed last; the server's sentence, its fact in bold. */
export const ChangedNote = ({ changed }: { readonly changed: string | null }) => {
  if (changed === null) return null;
  const end = changed.indexOf('. ') + 1;
  return (
    <Panel look="glass" pad="none" className="lobby-note changed">
      <IconChanged aria-hidden="true" />
      <p>
        <b>{end > 0 ? changed.slice(0, end) : changed}</b>
        {end > 0 && changed.slice(end)}
      </p>
    </Panel>
  );
};

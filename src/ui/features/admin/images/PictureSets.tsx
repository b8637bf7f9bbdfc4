import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { VisuallyHidden } from '#src/ui/kit/VisuallyHidden.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { ImagePartProps } from './imageParts.ts';

/** Sets whose pictures come from other sites: fetched ahead, or thrown away to be fetched anew. */
export function PictureSets({ view, ports, onChanged }: ImagePartProps) {
  const { game } = useAdminShell();
  const { isBusy, failure, run } = useBusyAction();
  const sets = view.sets.filter((set) => game === '' || set.game === game);
  const isWarming = view.warmUp?.isOver === false;
  const warm = (set: { game: string; code: string; name: string }) =>
    run(async () => {
      await ports.warm({ game: set.game, set: set.code });
      onChanged(`Fetching the pictures of ${set.name}.`);
    });
  const purge = (set: { game: string; code: string; name: string }) =>
    run(async () => {
      const { files } = await ports.purge({ game: set.game, set: set.code });
      onChanged(`Threw away ${files === 1 ? 'one picture' : `${files} pictures`} of ${set.name}.`);
    });
  return (
    <Panel look="flat" pad="none" className="images-table" aria-labelledby="picture-sets">
      <div className="images-head">
        <h2 id="picture-sets">By set</h2>
        <span className="muted t13">{sets.length === 1 ? '1 set' : `${sets.length} sets`}</span>
      </div>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {sets.length === 0 ? (
        <p className="muted t14">
          No set shows pictures of other sites. Imports bring their addresses with the cards.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in this box, also by the keyboard
        <section className="images-scroll" aria-label="Sets, rows" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Set</th>
                <th scope="col">Game</th>
                <th scope="col" className="images-num">
                  Pictures
                </th>
                <th scope="col">
                  <VisuallyHidden>What to do</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {sets.map((set) => (
                <tr key={`${set.game} ${set.code}`}>
                  <th scope="row">{set.name}</th>
                  <td className="muted">{set.gameName}</td>
                  <td className="images-num">{set.pictures.toLocaleString('en')}</td>
                  <td className="images-acts">
                    <Button
                      size="sm"
                      variant="ghost"
                      isBusy={isBusy}
                      aria-label={`Throw away the pictures of ${set.name}`}
                      onClick={() => void purge(set)}
                    >
                      Purge
                    </Button>
                    <Button
                      size="sm"
                      isBusy={isBusy}
                      isDisabled={isWarming}
                      reason={isWarming ? 'Pictures are being fetched already.' : undefined}
                      aria-label={`Warm ${set.name}`}
                      onClick={() => void warm(set)}
                    >
                      Warm
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

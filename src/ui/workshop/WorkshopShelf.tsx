import type { PackRow } from '#contract/admin/packs.ts';
import type { TemplateRow, TemplateStatus } from '#contract/admin/templates.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { formOf } from '../features/admin/templates/formatFields.ts';
import { useBusyAction } from '../home/useBusyAction.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { Panel } from '../kit/Panel.tsx';

interface TemplateCardsProps {
  readonly templates: readonly TemplateRow[];
  readonly game: string;
  readonly createTable: (table: CreateTable) => Promise<string>;
  readonly onOpen: (what: string) => void;
  readonly onPlay: (draftId: string) => void;
  readonly onLobby: (draftId: string) => void;
}

const STATUS: Readonly<Record<TemplateStatus, string>> = {
  draft: 'only you',
  preview: 'power users',
  published: 'everybody',
  archived: 'nobody',
};

/** The own templates, and those of others that are tried out now. */
export function TemplateCards(props: TemplateCardsProps) {
  const { templates } = props;
  const own = templates.filter(({ isMine }) => isMine);
  const published = templates.filter(({ isMine, status }) => !isMine && status === 'published');
  const previewed = templates.filter(({ isMine, status }) => !isMine && status === 'preview');
  return (
    <>
      <section aria-labelledby="own-templates">
        <h2 id="own-templates">Your drafts</h2>
        {own.length === 0 ? (
          <EmptyState
            title="Nothing of your own yet"
            action={<Button onClick={() => props.onOpen('list new')}>Paste a list</Button>}
          >
            A cube or a list of cards becomes a draft that you host. Templates change how it is played.
          </EmptyState>
        ) : (
          <ul className="workshop-cards">
            {own.map((row) => (
              <TemplateCard key={row.id} row={row} {...props} />
            ))}
          </ul>
        )}
      </section>
      {published.length > 0 && (
        <section aria-labelledby="of-the-game">
          <h2 id="of-the-game">Of the game, to copy</h2>
          <ul className="workshop-packs">
            {published.map(({ id, slug, template }) => (
              <li key={id}>
                <button
                  type="button"
                  className="workshop-pack"
                  onClick={() => props.onOpen(`template ${id}`)}
                >
                  <span className="b ell">{template?.name ?? slug}</span>
                  <span className="muted t14 ell">{formOf(template?.format)?.label ?? ''}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {previewed.length > 0 && (
        <section aria-labelledby="previewed">
          <h2 id="previewed">In preview</h2>
          <ul className="workshop-cards">
            {previewed.map((row) => (
              <TemplateCard key={row.id} row={row} {...props} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface TemplateCardProps extends Omit<TemplateCardsProps, 'templates'> {
  readonly row: TemplateRow;
}

function TemplateCard({ row, game, createTable, onOpen, onPlay, onLobby }: TemplateCardProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { template, status, slug } = row;
  const name = template?.name ?? slug;
  const play = (solo: boolean) =>
    run(async () => {
      const draftId = await createTable({
        game,
        template: slug,
        solo,
        ...(!solo && { settings: { visibility: 'code' } }),
      });
      (solo ? onPlay : onLobby)(draftId);
    });
  const reason =
    status === 'archived'
      ? 'Archived templates are not played'
      : template === null
        ? 'Its rules cannot be read any more'
        : undefined;
  return (
    <Panel className="workshop-card" aria-label={name}>
      <div className="row g8 wrap">
        <h3 className="grow">{name}</h3>
        <Chip size="tag" tone={status === 'archived' ? 'warn' : 'plain'}>
          {row.isMine ? STATUS[status] : (row.ownerName ?? 'the game')}
        </Chip>
      </div>
      <p className="muted t14">
        {template === null
          ? 'This template cannot be read any more. Delete it, or make it anew.'
          : `${formOf(template.format)?.label ?? template.format}, ${template.seats} seats. ${template.blurb}`}
      </p>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <div className="row g8 wrap">
        <Button size="sm" variant="soft" isBusy={isBusy} reason={reason} onClick={() => void play(true)}>
          Play with bots
        </Button>
        <Button size="sm" isBusy={isBusy} reason={reason} onClick={() => void play(false)}>
          Host a table
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onOpen(`template ${row.id}`)}>
          {row.isMine ? 'Change' : 'Look'}
        </Button>
      </div>
    </Panel>
  );
}

/** The own packs, and those of the game to look at. */
export function OwnPacks({
  packs,
  onOpen,
}: {
  readonly packs: readonly PackRow[];
  readonly onOpen: (what: string) => void;
}) {
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="packs-head">
      <h2 id="packs-head">Packs and lists</h2>
      <ul className="workshop-packs">
        {packs
          .toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
          .map(({ id, pack, isMine, usedBy }) => (
            <li key={id}>
              <button type="button" className="workshop-pack" onClick={() => onOpen(`pack ${id}`)}>
                <span className="b ell">{pack.name}</span>
                <span className="muted t14 ell">
                  {isMine ? 'yours' : 'of the game'}
                  {usedBy.length > 0 && `, opened by ${usedBy.slice(0, 2).join(', ')}`}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

import type { TableView } from '#contract/tables/tables.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import './lobby.css';

const NO_SUCH_TABLE = 'There is no such table.';

interface WayOn {
  readonly onTables: () => void;
}

const OpenTables = ({ onTables }: WayOn) => (
  <Button variant="solid" onClick={onTables}>
    See open tables
  </Button>
);

/** The table could not be opened: most often its address is wrong or old. */
export function AbsentTable({ message, onTables }: WayOn & { readonly message: string | null }) {
  useScreenTitle('No table here');
  const isUnknown = message === null || message === NO_SUCH_TABLE;
  return (
    <div className="page lobby-none">
      <EmptyState
        title={isUnknown ? 'There is no such table' : 'The table could not be opened'}
        action={
          <>
            {!isUnknown && <Button onClick={() => window.location.reload()}>Try again</Button>}
            <OpenTables onTables={onTables} />
          </>
        }
      >
        {isUnknown
          ? 'Its address may be mistyped, or the table is gone. Ask the host for its code.'
          : message}
      </EmptyState>
    </div>
  );
}

export const EndedTable = ({ table, onTables }: WayOn & { readonly table: TableView }) => (
  <div className="page lobby-none">
    <EmptyState title={`${table.settings.name} has ended`} action={<OpenTables onTables={onTables} />}>
      {table.startedAtMs === null
        ? 'The host ended the table before the draft began. Nothing was drafted.'
        : 'The host ended the table before its draft was over.'}
    </EmptyState>
  </div>
);

export const ShutTable = ({ table, onTables }: WayOn & { readonly table: TableView }) => (
  <div className="page lobby-none">
    <EmptyState title={`${table.settings.name} is drafting`} action={<OpenTables onTables={onTables} />}>
      The draft has begun, and only the people at the table see it. Its results open when it is over.
    </EmptyState>
  </div>
);

interface OtherWindowProps {
  readonly name: string | null;
  readonly onReclaim: () => void;
}

export const OtherWindow = ({ name, onReclaim }: OtherWindowProps) => (
  <div className="page lobby-none">
    <EmptyState
      title="This seat is open in another window"
      action={
        <Button variant="solid" onClick={onReclaim}>
          Use it here
        </Button>
      }
    >
      {`${name ?? 'The table'} goes on over there. Your seat is safe.`}
    </EmptyState>
  </div>
);

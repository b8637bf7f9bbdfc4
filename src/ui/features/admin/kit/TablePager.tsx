import { PAGE_ROWS } from '#contract/admin/table.ts';
import { IconButton } from '#src/ui/kit/Button.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import IconBack from '~icons/ph/caret-left-bold';
import IconNext from '~icons/ph/caret-right-bold';
import type { TableAsk } from './tableParts.ts';

interface TablePagerProps {
  readonly ask: Pick<TableAsk, 'page' | 'pageRows'>;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly total: number;
}

/** Which rows are shown of how many, rows a page, and the way on. */
export function TablePager({ ask, askFor, total }: TablePagerProps) {
  const { page, pageRows } = ask;
  const pages = Math.max(1, Math.ceil(total / pageRows));
  const first = Math.min((page - 1) * pageRows + 1, total);
  const last = Math.min(page * pageRows, total);
  return (
    <nav className="atable-pager" aria-label="Pages">
      <p role="status">
        <span className="num">
          {first.toLocaleString('en')}–{last.toLocaleString('en')}
        </span>{' '}
        of <b className="num">{total.toLocaleString('en')}</b>
      </p>
      <span className="row g8">
        <span className="muted t14" aria-hidden="true">
          Rows
        </span>
        <Select
          aria-label="Rows a page"
          size="sm"
          value={pageRows}
          onChange={(event) => askFor({ pageRows: Number(event.target.value) })}
        >
          {PAGE_ROWS.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </Select>
      </span>
      <span className="row g8">
        <IconButton
          label="Page before"
          size="sm"
          variant="outline"
          isDisabled={page <= 1}
          onClick={() => askFor({ page: page - 1 })}
        >
          <IconBack aria-hidden="true" />
        </IconButton>
        <span className="num t14">
          {page} / {pages}
        </span>
        <IconButton
          label="Next page"
          size="sm"
          variant="outline"
          isDisabled={page >= pages}
          onClick={() => askFor({ page: page + 1 })}
        >
          <IconNext aria-hidden="true" />
        </IconButton>
      </span>
    </nav>
  );
}

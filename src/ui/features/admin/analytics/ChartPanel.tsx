import { type ReactNode, useId, useState } from 'react';
import type { AnalyticsPart, AnalyticsQuery } from '#contract/admin/analytics.ts';
import { saveFile } from '#src/ui/components/saveFile.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import type { AnalyticsPorts, Figures } from './analyticsParts.ts';

export interface ChartFile {
  readonly ports: Pick<AnalyticsPorts, 'csv'>;
  readonly query: AnalyticsQuery;
}

interface ChartPanelProps {
  /** The question. */
  readonly title: string;
  readonly answer: ReactNode;
  readonly part: AnalyticsPart;
  readonly csv: ChartFile;
  readonly figures: Figures;
  /** How much was counted. */
  readonly sample: string;
  readonly isEmpty: boolean;
  /** Stands where the chart would; by default that nothing was drafted. */
  readonly emptyWords?: string;
  readonly children: ReactNode;
}

/** A question with its answer: as a chart, as a table and as a file. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, answer, part, csv, figures, sample, isEmpty, children } = props;
  const { emptyWords = 'Nothing was drafted in this period.' } = props;
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const { isBusy, failure, run } = useBusyAction();
  const save = () =>
    run(async () => saveFile(`${part}.csv`, 'text/csv;charset=utf-8', await csv.ports.csv(part, csv.query)));
  return (
    <Panel look="flat" className="chart" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="t14 muted">{answer}</p>
      <div className="chart-body">
        {isEmpty ? (
          <p className="chart-none">{emptyWords}</p>
        ) : isTable ? (
          <FiguresTable title={title} figures={figures} />
        ) : (
          children
        )}
      </div>
      {failure !== '' && <p role="alert">{failure}</p>}
      <footer>
        <span className="grow muted t13">{sample}</span>
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {isTable ? 'As chart' : 'As table'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          isBusy={isBusy}
          aria-label={`CSV: ${title}`}
          onClick={() => void save()}
        >
          CSV
        </Button>
      </footer>
    </Panel>
  );
}

const FiguresTable = ({ title, figures }: { readonly title: string; readonly figures: Figures }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls in this box, also by the keyboard
  <section className="chart-table" aria-label={`${title} Figures`} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {figures.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={figures.heads[at + 1]}>
                {typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 1 }) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

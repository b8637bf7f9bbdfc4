import type { DeckDesk } from '../desk/deckDesk.ts';
import { printLines } from './printLines.ts';

/** The deck as a list to tick off, black on white, with room for names. */
export function PrintSheet({ desk }: { readonly desk: DeckDesk }) {
  const { view, document, look } = desk;
  return (
    <article className="print-sheet">
      <header>
        <h3>{document.name}</h3>
        <p>
          {look.name}, {view.tableName}
        </p>
      </header>
      <dl className="print-names">
        <div>
          <dt>Player</dt>
          <dd>{view.owner}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd />
        </div>
        <div>
          <dt>Checked by</dt>
          <dd />
        </div>
      </dl>
      {printLines(desk).map(({ key, name, count, lines }) => (
        <section key={key} className="print-bucket">
          <h4>
            {name} <span>{count}</span>
          </h4>
          <ul>
            {lines.map(({ name: card, count: copies, number }) => (
              <li key={`${card} ${number}`}>
                <i />
                <b>{copies}</b>
                <span>{card}</span>
                <small>{number}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

import { useMessages } from '../../../messages/useMessages.ts';
import type { DeckDesk } from '../desk/deckDesk.ts';
import styles from './print.module.css';
import { printLines } from './printLines.ts';

/** The deck as a list to tick off, black on white in either scheme, with room for names. */
export function PrintSheet({ desk }: { readonly desk: DeckDesk }) {
  const { view, document, look } = desk;
  const t = useMessages('deck');
  return (
    <article className={styles.sheet}>
      <h3>{document.name}</h3>
      <p>{t('sheetOf', { game: look.name, table: view.tableName })}</p>
      <dl>
        <div>
          <dt>{t('player')}</dt>
          <dd>{view.owner}</dd>
        </div>
        <div>
          <dt>{t('date')}</dt>
          <dd />
        </div>
        <div>
          <dt>{t('checkedBy')}</dt>
          <dd />
        </div>
      </dl>
      {printLines(desk, t('basic')).map(({ key, name, count, lines }) => (
        <section key={key}>
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

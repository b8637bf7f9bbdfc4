import type { ReactNode } from 'react';
import { Lamp } from '../../kit/Lamp.tsx';
import './reading.css';

/** A part of a page for reading; `id` is its address behind the #. */
export interface ReadingPart {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ReadingPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly parts: readonly ReadingPart[];
  /** Lights the head of the page; pages of law do without. */
  readonly hasLamp?: boolean;
}

/** Text to be read, with its contents beside it, or above it where the screen is narrow. */
export const ReadingPage = ({ hasLamp = false, ...page }: ReadingPageProps) =>
  hasLamp ? (
    <Lamp x="72%" y="-40px" width="620px" height="420px">
      <Page {...page} />
    </Lamp>
  ) : (
    <Page {...page} />
  );

const Page = ({ title, lead, parts }: Omit<ReadingPageProps, 'hasLamp'>) => (
  <div className="page reading">
    <header className="reading-head">
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    <nav className="reading-contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
    <article className="reading-text">
      {parts.map((part) => (
        <section key={part.id} id={part.id} tabIndex={-1} aria-labelledby={`${part.id}-title`}>
          <h2 id={`${part.id}-title`}>{part.title}</h2>
          {part.body}
        </section>
      ))}
    </article>
  </div>
);

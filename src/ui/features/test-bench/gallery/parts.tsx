import type { ReactNode } from 'react';
import './gallery.css';

/** A row of the gallery under its heading. */
export const Part = ({
  title,
  children,
  words,
}: Readonly<{ title: string; words?: string; children: ReactNode }>) => (
  <section className="gallery-part">
    <div className="gallery-title">
      <h2>{title}</h2>
      {words !== undefined && <p>{words}</p>}
    </div>
    <div className="gallery-row">{children}</div>
  </section>
);

/** One piece with its name below it. */
export const Piece = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <figure className="gallery-piece">
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

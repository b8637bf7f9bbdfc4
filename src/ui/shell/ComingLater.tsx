interface ComingLaterProps {
  readonly title: string;
  /** One sentence that says what will stand here. */
  readonly sentence: string;
}

export function ComingLater({ title, sentence }: ComingLaterProps) {
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="muted quiet-sentence">{sentence}</p>
    </div>
  );
}

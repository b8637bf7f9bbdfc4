/** A program or format that a deck can be written for; `isOwn`: a template of this game alone. */
export interface ExportTarget {
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly fileName: string;
  readonly isOwn: boolean;
}

/** Where the files of an import were fetched. */
export interface BatchSource {
  /** The id and the name of its recipe. */
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  readonly set: { readonly code: string; readonly name: string };
  /** Codes of all sets that came with it, and of those that its source does not have. */
  readonly sets: readonly string[];
  readonly missing: readonly string[];
  readonly files: readonly {
    readonly address: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly fetchedAtMs: number;
  }[];
  /** Hosts of pictures that it allows, and those of them that nobody had allowed before it was stored. */
  readonly pictures: readonly string[];
  readonly allowed?: readonly string[];
  /** It is stored by itself once it is read, unless it asks something: until that is known it waits for nobody. */
  readonly isOnItsWay?: boolean;
}

/** What an import of a set is called. */
export const titleOfSource = ({ name, set }: Pick<BatchSource, 'name' | 'set'>): string =>
  `${name}: ${set.name}`;

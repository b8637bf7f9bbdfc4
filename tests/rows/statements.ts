import path from 'node:path';
import ts from 'typescript';
import { createTextReader } from './texts.ts';

/** One place of the program that reads rows by SQL and says what is in them. */
export interface ReadingPlace {
  readonly file: string;
  readonly line: number;
  /** Every text it may send; null where it is put together only while the program runs. */
  readonly texts: readonly string[] | null;
  /** The type of one row. */
  readonly row: ts.Type;
  readonly node: ts.Node;
}

/** Where the text of a statement stands among the arguments of a call. */
const TEXT_AT: Readonly<Record<string, number>> = { query: 0, queryOften: 1 };

/** Finds all reading places of some files. A call whose rows are left unread (`unknown`) says nothing of them. */
export function readingPlaces(
  program: ts.Program,
  root: string,
  isOurs: (file: string) => boolean,
): readonly ReadingPlace[] {
  const checker = program.getTypeChecker();
  const textsOf = createTextReader(checker);
  const places: ReadingPlace[] = [];
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName);
    if (source.isDeclarationFile || !isOurs(file)) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const textAt = TEXT_AT[node.expression.name.text];
      const text = textAt === undefined ? undefined : node.arguments[textAt];
      if (!text) return;
      const promised = checker.getAwaitedType(checker.getTypeAtLocation(node));
      const row =
        promised && checker.isArrayType(promised)
          ? checker.getTypeArguments(promised as ts.TypeReference)[0]
          : undefined;
      if (!row || row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) return;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      places.push({ file, line, texts: textsOf(text), row, node });
    };
    visit(source);
  }
  return places;
}

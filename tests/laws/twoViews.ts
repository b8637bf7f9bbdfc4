import path from 'node:path';
import ts from 'typescript';

/** The types of what one reader is shown of a draft, and the files that export them. */
const VIEWS = {
  'contract/room/room.ts': ['RoomView', 'BoardView'],
  'contract/tables/tables.ts': ['TableView'],
  'engine/formats/registry.ts': ['DraftView'],
};

type Views = ReadonlyMap<ts.Type, string>;

/** A function that could compare two views of one draft to guess what happened between them. */
export interface Comparing {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The views by their types, and by the members of those that are unions. */
function viewsOf(program: ts.Program, checker: ts.TypeChecker): Views {
  const known = new Map<ts.Type, string>();
  for (const [file, names] of Object.entries(VIEWS)) {
    const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/${file}`));
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    for (const name of names) {
      const found = exported.find((one) => one.name === name);
      if (!found) throw new Error(`${file} exports no ${name}.`);
      const target = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const type = checker.getDeclaredTypeOfSymbol(target);
      for (const part of [type, ...partsOf(type)]) known.set(part, name);
    }
  }
  return known;
}

/** The view that a type is, or is a list or a part of (`Pick`, `Partial`); null for every other type. */
function viewOf(views: Views, checker: ts.TypeChecker, type: ts.Type): string | null {
  for (const part of [type, ...partsOf(type)]) {
    const listed = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [];
    for (const one of [part, ...(part.aliasTypeArguments ?? []), ...listed]) {
      const name = views.get(one);
      if (name !== undefined) return name;
    }
  }
  return null;
}

const isOfPackage = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));

/** The views among the fields of a type that is no view itself; types of packages hold none, and are large. */
function viewsInside(views: Views, checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  return partsOf(type)
    .filter(({ flags, symbol }) => (flags & ts.TypeFlags.Object) !== 0 && !(symbol && isOfPackage(symbol)))
    .flatMap((part) =>
      checker
        .getPropertiesOfType(part)
        .filter((property) => !isOfPackage(property))
        .flatMap((property) => viewOf(views, checker, checker.getTypeOfSymbol(property)) ?? []),
    );
}

const hasDouble = (views: readonly string[]): boolean => new Set(views).size < views.length;

/** A type written at the parameter itself. */
const isWrittenThere = (type: ts.Type): boolean =>
  type.aliasSymbol === undefined && type.symbol?.name === '__type';

function isComparing(
  views: Views,
  checker: ts.TypeChecker,
  parameters: readonly ts.ParameterDeclaration[],
): boolean {
  const given: string[] = [];
  for (const parameter of parameters) {
    const type = checker.getTypeAtLocation(parameter);
    const view = viewOf(views, checker, type);
    if (view !== null) given.push(view);
    else {
      const inside = viewsInside(views, checker, type);
      if (hasDouble(inside)) return true;
      if (isWrittenThere(type)) given.push(...inside);
    }
  }
  return hasDouble(given);
}

const nameOf = (node: ts.SignatureDeclaration): string =>
  node.name?.getText() ??
  (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : 'a function');

/** Every function of these files that takes two views of the same kind, by the types of its parameters. */
export function comparingFunctions(program: ts.Program, isAsked: (file: string) => boolean): Comparing[] {
  const checker = program.getTypeChecker();
  const views = viewsOf(program, checker);
  const found: Comparing[] = [];
  const visit = (source: ts.SourceFile, node: ts.Node): void => {
    if (
      ts.isFunctionLike(node) &&
      'body' in node &&
      node.body &&
      isComparing(views, checker, node.parameters)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file: source.fileName, line: line + 1, name: nameOf(node) });
    }
    ts.forEachChild(node, (child) => visit(source, child));
  };
  for (const source of program.getSourceFiles()) if (isAsked(source.fileName)) visit(source, source);
  return found;
}

/** The program of these files with the options of the project's `tsconfig.json`. */
export function programOf(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram(files, { ...options, noEmit: true });
}

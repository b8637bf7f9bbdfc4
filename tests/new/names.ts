import { CannotMake } from './plan.ts';

/** One name in the forms that files need. */
export interface Name {
  /** `towerGrid` */
  readonly camel: string;
  /** `TowerGrid` */
  readonly pascal: string;
  /** `tower-grid`, in addresses */
  readonly kebab: string;
  /** `Tower grid`, for people */
  readonly words: string;
}

const SHAPE = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/;
const LONGEST = 30;
/** Words of the language that a name of a function or a file cannot be. */
const RESERVED =
  /^(?:await|boolean|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|index|instanceof|interface|let|never|new|null|number|object|package|private|protected|public|return|static|string|super|switch|symbol|this|throw|true|try|typeof|undefined|unknown|var|void|while|with|yield)$/;

/** Reads a name in camelCase; throws `CannotMake` with what is wrong about it. */
export function nameOf(text: string | undefined): Name {
  if (text === undefined || text === '')
    throw new CannotMake('Say what it is called: npm run new -- format towerGrid');
  if (text.length > LONGEST)
    throw new CannotMake(`A name has at most ${LONGEST} letters; "${text}" has ${text.length}.`);
  if (!SHAPE.test(text))
    throw new CannotMake(
      `"${text}" is no name: write it in camelCase with plain letters, such as towerGrid.`,
    );
  if (RESERVED.test(text))
    throw new CannotMake(`"${text}" is a word of TypeScript's own. Choose another name.`);
  const parts = text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { camel: text, pascal: capital(text), kebab: parts.replaceAll(' ', '-'), words: capital(parts) };
}

/** The test that stays red until somebody has made a beginning their own. */
export const writeMe = (title: string, sentence: string) => `
it('${title}', () => {
  throw new Error('Write me: ${sentence} Then remove this test.');
});
`;

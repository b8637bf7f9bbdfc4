/** What a step has said when it is over. */
export interface StepOutput {
  /** What it wrote to its standard output, whole. */
  readonly stdout: string;
  /** The JSON of a file that the step wrote; throws where there is none. */
  readonly json: (file: string) => unknown;
}

/** Thrown by a figure where a step ended well and has shown only a part of its promise; the message is the figure. */
export class NotShown extends Error {}

/** One part of the proof: a command that ends with 0 when its promise is kept. */
export interface Step {
  /** In camelCase; `bench:picks` is one of the steps that `--only bench` asks for. */
  readonly name: string;
  /** Program and arguments; asked when the step begins. Throws a sentence where it cannot begin. */
  readonly command: () => readonly string[];
  /** What a reader types to see the same, where that is not the command itself. */
  readonly shown?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Files and folders that its outcome can depend on; the whole project where it does not say. */
  readonly standsOn?: () => readonly string[];
  /** It looks at the production build, which is made once before the first of these steps. */
  readonly needsBuild?: boolean;
  /** The figure in one line; throws where the output does not have it. It is asked of failed steps, too. */
  readonly figure: (output: StepOutput) => string;
}

/** The part of a name that whole families of steps share. */
export const familyOf = (name: string): string => name.split(':', 1).join();

/** What a reader types to see the same. */
export const shownCommand = ({ shown, command }: Step): string =>
  shown ?? command().join(' ').replace('npm run -s ', 'npm run ');

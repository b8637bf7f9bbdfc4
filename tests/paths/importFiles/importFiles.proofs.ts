import type { Step } from '#src/machines/paths/model.ts';
import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

const problemIs =
  (problem: string) =>
  ({ after }: Step) =>
    after.context.problem === problem;
const refusalIs =
  (of: string) =>
  ({ after }: Step) =>
    after.context.refusal?.of === of;
const isNothingBefore = ({ before }: Step) => before.context.files.length === 0;
const isOf =
  (of: string) =>
  ({ before }: Step) =>
    before.context.of === of;

/** What the paths of files on their way to an import prove. */
export const IMPORT_FILES_PROOFS: ProofTable = {
  proofs: [
    proof('files.added', 'A drop without a file is refused in words', { when: refusalIs('none') }),
    proof('files.added', 'Too many files are refused, and those chosen before stay', {
      when: refusalIs('tooMany'),
    }),
    proof('files.added', 'Files that are too large together are refused, and those chosen before stay', {
      when: refusalIs('tooLarge'),
    }),
    proof('files.added', 'Files can be chosen', { when: isNothingBefore }),
    proof('files.added', 'More files join those chosen before; one of the same path takes its place'),
    proof('files.refused', 'Files that could not be read are named, and nothing else changes', {
      tags: ['A11'],
    }),
    proof('text.pasted', 'Blank text is refused in words', { when: refusalIs('noText') }),
    proof('text.pasted', 'Pasted text becomes a file'),
    proof('file.leftOut', 'A chosen file can be left out'),
    proof('game.chosen', 'The game is chosen'),
    proof('name.typed', 'A new game has the name that is typed'),
    proof('read.pressed', 'Nothing is read without a file', { when: problemIs('noFile') }),
    proof('read.pressed', 'Nothing is read without a game', { when: problemIs('noGame') }),
    proof('read.pressed', 'A new game needs a name that makes an address', { when: problemIs('noName') }),
    proof('read.pressed', 'A new game cannot have the address of another', { when: problemIs('nameTaken') }),
    proof('read.pressed', 'The files are sent for the chosen game', { to: 'sending' }),
    proof('upload.told', 'How much of the files is sent is shown'),
    proof('stop.pressed', 'Stop keeps the chosen files, and the import as it was read'),
    proof('xstate.done.actor.begin', 'The first reading of files is shown', { to: 'choosing' }),
    proof(
      'xstate.done.actor.begin',
      'Another reading takes the place of the earlier one, which is discarded',
    ),
    proof('xstate.error.actor.begin', 'Files that are not taken stay chosen, with the reason', {
      when: isOf(''),
    }),
    proof('xstate.error.actor.begin', 'A reading that fails leaves the earlier one and what was changed'),
    proof('xstate.done.actor.discard', 'The earlier reading is gone'),
    proof('xstate.error.actor.discard', 'An earlier reading that could not be discarded stops nobody'),
    proof('map.changed', 'Changed columns can be taken back', { when: ({ event }) => event.map === null }),
    proof('map.changed', 'Columns are changed before the files are read again'),
    proof('again.pressed', 'Files are read again with what was changed, beside what was decided before', {
      ...{ to: 'sending', tags: ['A7'] },
    }),
    proof('again.pressed', 'Nothing is read again without the files of that import'),
    proof('over.pressed', 'Starting over forgets everything that was chosen'),
  ],
  situation: ({ value, context }) => [
    String(value),
    context.files.length === 0
      ? 'no file'
      : context.files.map(({ path }: { path: string }) => path).join('+'),
    context.game === null ? 'no game chosen' : `game ${context.game.trim()}`,
    context.name === null ? 'no name typed' : `name “${context.name}”`,
    context.of === '' ? 'not read' : `read as ${context.of}`,
    context.tried.map === null ? 'columns as found' : 'columns changed',
    context.edited === null ? 'no edits' : 'edited',
    `refusal ${context.refusal?.of}, problem ${context.problem}, failure ${context.failure}`,
  ],
  payload: ({ type, wording, games, path, map, reading, of, ...rest }) => {
    if (typeof wording === 'string') return wording;
    if (type === 'xstate.done.actor.begin') return rest.output;
    return null;
  },
};

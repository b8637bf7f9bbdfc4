import { api } from '#contract/api.ts';
import { implement } from '../../http/implement.ts';
import { type MatchablePrinting, matchPictures } from '../../images/uploads/matchPictures.ts';
import { editorOf } from '../editor.ts';
import { takePicture } from './takePicture.ts';

/** Pictures that Admins upload for cards: matched by file name first, then sent one by one. */
export const adminPictureHandlers = [
  implement(api.picturesMatch, async ({ body: { game, set, names } }, { db }) => {
    const printings = await db.query<MatchablePrinting>(
      `select p.id, p.key, c.name as card, p.set_code as set, p.number from printing p
       join card c on c.id = p.card_id join game g on g.id = p.game_id
       where g.slug = $1 and ($2::text is null or p.set_code = $2)`,
      [game, set],
    );
    return { matches: matchPictures(names, printings, set !== null) };
  }),
  implement(api.pictureTake, ({ query, body, member }, context) =>
    takePicture(
      context.db,
      query.printing,
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      editorOf(member, context),
    ),
  ),
];

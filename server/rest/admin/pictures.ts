import * as z from 'zod/mini';
import { matchPicturesSchema, PICTURE_BYTES_AT_MOST } from '#contract/admin/imports.ts';
import { recordChange } from '../../admin/activity.ts';
import { invalid, notFound, refusal } from '../../http/refusalError.ts';
import { keepPicture } from '../../images/uploads/cardPictures.ts';
import { type MatchablePrinting, matchPictures } from '../../images/uploads/matchPictures.ts';
import { allowed, principalOf } from '../guards.ts';
import type { Api, House, RouteModule } from '../house.ts';

const printingQuery = z.object({ printing: z.string().check(z.maxLength(64)) });

/** Pictures that Admins upload for cards: matched by file name first, then sent one by one. */
export const adminPictureRoutes: RouteModule = async (api, house) => {
  api.post(
    '/admin/pictures/match',
    { schema: { body: matchPicturesSchema }, preHandler: allowed(house, 'administer') },
    async (request) => {
      const { game, set, names } = request.body;
      const printings = await house.db.query<MatchablePrinting>(
        `select p.id, p.key, c.name as card, p.set_code as set, p.number from printing p
         join card c on c.id = p.card_id join game g on g.id = p.game_id
         where g.slug = $1 and ($2::text is null or p.set_code = $2)`,
        [game, set],
      );
      return { matches: matchPictures(names, printings, set !== null) };
    },
  );
  await api.register(async (scope) => addUpload(scope, house));
};

/** The guard stands before the body, so that only Admins' bytes are read. */
function addUpload(scope: Api, house: House): void {
  // Not JSON of this size: parsing it would hold everybody up.
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.post(
    '/admin/pictures',
    {
      schema: { querystring: printingQuery },
      bodyLimit: PICTURE_BYTES_AT_MOST,
      preHandler: allowed(house, 'administer'),
    },
    async (request) => {
      const { body } = request;
      if (!Buffer.isBuffer(body))
        throw refusal('unsupportedMediaType', null, { sentence: 'Send the picture as bytes.' });
      return takePicture(house, request.query.printing, body, principalOf(request).memberId);
    },
  );
}

async function takePicture(house: House, printingId: string, bytes: Buffer, memberId: string) {
  const nowMs = house.clock.now();
  const [printing] = await house.db.query<{
    game_id: string;
    name: string;
    set_code: string;
    number: string;
  }>(
    `select p.game_id, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id where p.id = $1`,
    [printingId],
  );
  if (!printing) throw notFound();
  const taken = await keepPicture(house.db, { bytes, memberId, nowMs });
  if (!taken.ok) throw invalid({ picture: [taken.sentence] });
  const deed = {
    memberId,
    kind: 'changed',
    subject: 'printing',
    subjectId: printingId,
    gameId: printing.game_id,
    label: `uploaded a picture of ${printing.name} (${printing.set_code} ${printing.number})`,
    nowMs,
  } as const;
  await house.db.transaction((tx) =>
    recordChange(tx, deed, [printingId], () =>
      tx.query(
        "update printing set record = jsonb_set(record, '{image}', to_jsonb($2::text)) where id = $1",
        [printingId, taken.image],
      ),
    ),
  );
  return { image: taken.image };
}

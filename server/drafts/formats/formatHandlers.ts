import { api } from '#contract/api.ts';
import { formatChoices } from '#contract/formatChoices/formatChoices.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import { findGame } from '#server/cards/catalogue.ts';
import { implement } from '#server/http/implement.ts';
import { refusal } from '#server/http/refusalError.ts';
import { mayPlayGame } from '../lobby/hostingRights.ts';
import { minutesOf } from '../tableRecord.ts';
import { findSources } from './draftSources.ts';

/** GET /api/games/:slug/formats. */
export const gameFormatHandlers = [
  implement(api.gameFormats, async ({ params, member }, { db, clock }) => {
    const game = await findGame(db, { slug: params.slug });
    if (!game || !mayPlayGame(member, game.status)) throw refusal('gameUnknown');
    const sources = await findSources(db, game, member, clock.now());
    return {
      packs: sources.map(({ name, source, saved }) => ({
        pack: source.slug,
        name,
        formats: formatChoices(source).map(
          ({ format, template, seats, refusal: why, note }): OfferedFormat => ({
            format,
            name: template.name,
            blurb: template.blurb,
            seats: template.seats,
            clock: template.clock,
            minutes: minutesOf({
              decisions: outlineOf(template, template.seats, () => source.packSize).decisions,
              isSolo: false,
              settings: { clock: template.clock },
            }),
            playable: [...seats],
            refusal: why,
            note,
            isSaved: saved.has(format),
          }),
        ),
      })),
    };
  }),
];

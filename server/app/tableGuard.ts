import type { preValidationAsyncHookHandler, RouteOptions } from 'fastify';
import type { TableGate } from '../drafts/reading/tableGate.ts';
import { tableRefusal } from '../http/refusalError.ts';

const noSuchTable = () => tableRefusal('notFound');

/**
 * Makes a route about a table answer 404 to people whom the table is no business of, as to everybody for an unknown id,
 * after its own guard and before anything else: every address with `:draftId` is one.
 */
export function guardTable(route: RouteOptions, gate: TableGate): void {
  if (!route.url.includes('/:draftId')) return;
  const isOpen: preValidationAsyncHookHandler = async (request) => {
    const { draftId = '' } = request.params as { draftId?: string };
    const memberId = request.principal?.memberId ?? null;
    if (await gate.isOpenTo(draftId, memberId)) return;
    request.log.warn({ code: 'notFound', memberId }, 'refused');
    throw noSuchTable();
  };
  route.preValidation = [route.preValidation ?? [], isOpen].flat();
}

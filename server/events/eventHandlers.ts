import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { readCalls } from './readCalls.ts';

export const eventHandlers = [
  implement(api.eventCalls, ({ member }, { db, clock }) => readCalls(db, member.memberId, clock.now())),
];

import { describe, expect, it } from 'vitest';
import { isUniqueViolation } from './database.ts';
import { asAway, DatabaseAwayError, namingAway } from './databaseAway.ts';

const faultOf = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

describe('a database that is away', () => {
  it.each([
    ['a full disk', faultOf('could not extend file', '53100')],
    ['too many connections', faultOf('sorry, too many clients already', '53300')],
    ['a shutdown', faultOf('terminating connection due to administrator command', '57P01')],
    ['a start', faultOf('the database system is starting up', '57P03')],
    ['a fault of its disk', faultOf('could not read block 1', '58030')],
    ['a lost line', faultOf('Connection terminated unexpectedly')],
    ['nobody who listens', faultOf('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a pool without a free line', faultOf('timeout exceeded when trying to connect')],
  ])('is told by %s, and keeps its words', (_, fault) => {
    const away = asAway(fault);
    expect(away).toBeInstanceOf(DatabaseAwayError);
    expect(away).toMatchObject({ message: fault.message, cause: fault });
    expect(asAway(away)).toBe(away);
  });

  it.each([
    ['a row that is there already', faultOf('duplicate key value', '23505')],
    ['a statement that is wrong', faultOf('syntax error', '42601')],
    ['a mistake of ours', new TypeError('x is not a function')],
  ])('is not told by %s', (_, fault) => {
    expect(asAway(fault)).toBe(fault);
  });

  it('is what work with it throws then', async () => {
    await expect(namingAway(() => Promise.reject(faultOf('full', '53100')))).rejects.toBeInstanceOf(
      DatabaseAwayError,
    );
    const taken = await namingAway(() => Promise.reject(faultOf('taken', '23505'))).catch((fault) => fault);
    expect(isUniqueViolation(taken)).toBe(true);
  });
});

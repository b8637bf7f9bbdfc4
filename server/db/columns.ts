import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment: `timestamptz` in milliseconds, a Date in code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Raw bytes: `bytea`, a plain Uint8Array in code on both kinds of database. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

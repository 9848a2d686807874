import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes of a file. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, with time zone, milliseconds. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The values that a contract allows in a text column, for its type: the database itself does not check them. */
export const oneOf = <T extends string>({ options }: { options: readonly T[] }) => ({
  enum: options as readonly [T, ...T[]],
});

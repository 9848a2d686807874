import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A `bytea` column: bytes of a file. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp column with time zone and milliseconds. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Type of a text column limited to the values of a contract; the database itself does not check them. */
export const oneOf = <T extends string>({ options }: { options: readonly T[] }) => ({
  enum: options as readonly [T, ...T[]],
});

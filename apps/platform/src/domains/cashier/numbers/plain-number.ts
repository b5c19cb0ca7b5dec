import { type RawBuilder, sql } from 'kysely'

/** A number as an index has it, however it was typed. */
export const plainNumber = (number: RawBuilder<unknown>) =>
  sql<string>`upper(regexp_replace(${number}, '[^0-9A-Za-z]', '', 'g'))`

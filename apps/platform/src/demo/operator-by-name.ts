import { everyTable } from '../domains/every-table.ts'
import type { Database } from '../kernel/database/open-database.ts'

/** An operator's account; undefined where nobody has the name. */
export const operatorByName = ({ kysely }: Pick<Database, 'kysely'>, username: string) =>
  everyTable(kysely)
    .selectFrom('identity.account')
    .select(['id', 'status', 'created_at'])
    .where('username', '=', username)
    .where('kind', '=', 'operator')
    .executeTakeFirst()

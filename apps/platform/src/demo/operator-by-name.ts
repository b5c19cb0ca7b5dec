import { everyTable } from '../domains/every-table.ts'
import type { Database } from '../kernel/database/open-database.ts'

/** An operator; undefined where nobody has the name. */
export const operatorByName = ({ kysely }: Pick<Database, 'kysely'>, username: string) =>
  everyTable(kysely)
    .selectFrom('operators.operator as o')
    .innerJoin('identity.account as a', 'a.id', 'o.id')
    .select(['o.id', 'o.created_at'])
    .where('a.username', '=', username)
    .executeTakeFirst()

import { tablesOf } from '../../kernel/database/open-database.ts'
import type { AgentsPublished } from '../agents/index.ts'
import type { IdentityPublished } from '../identity/index.ts'

type Tables = IdentityPublished & AgentsPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()

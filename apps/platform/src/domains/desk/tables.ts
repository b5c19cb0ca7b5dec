import { tablesOf } from '../../kernel/database/open-database.ts'
import type { AgentsPublished } from '../agents/index.ts'
import type { IdentityPublished } from '../identity/index.ts'
import type { MembersPublished } from '../members/index.ts'

/** What this domain reads of others: it has no tables of its own. */
export const tables = tablesOf<IdentityPublished & AgentsPublished & MembersPublished>()

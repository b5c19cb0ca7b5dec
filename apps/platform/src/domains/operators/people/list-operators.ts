import type { ResponseOf } from '@baize/api'
import type { Parts } from '../parts.ts'
import { readStandings } from './standing.ts'

/** Every operator with their roles and what follows from them. */
export async function listOperators({ database }: Pick<Parts, 'database'>): Promise<ResponseOf<'operators.list'>> {
  const standings = await readStandings(database.kysely)
  const names = new Map(standings.map(({ id, username }) => [id, username]))
  return {
    list: standings.map(({ personId, username, isBlocked, roles, permissions, addresses, version, createdAt }) => ({
      ...{ username, person: names.get(personId)!, status: isBlocked ? ('blocked' as const) : ('active' as const) },
      ...{
        roles: [...roles],
        permissions: [...permissions],
        addresses: [...addresses],
        version,
        createdAt: createdAt.toISOString(),
      },
    })),
  }
}

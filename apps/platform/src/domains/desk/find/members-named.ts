import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { memberFinders } from './member-finders.ts'

/** Members that one text may name in a list. */
const atMost = 200

/** Ids of members whom a text names in any way that members are looked for by. */
export async function membersNamed(
  { database: { kysely } }: DeskDependencies,
  q: string,
  caller: OperatorCaller,
): Promise<bigint[]> {
  const where = {
    ...{ db: kysely, caller, providers: [], atMost },
    mayReveal: caller.permissions.includes('member.reveal'),
  }
  const found = await Promise.all(
    memberFinders.map(finder => {
      const read = finder.read(q.trim())
      return read === null ? [] : finder.find(read, where)
    }),
  )
  return [...new Set(found.flat().flatMap(({ memberId }) => memberId ?? []))]
}

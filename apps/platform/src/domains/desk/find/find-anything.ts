import type { InputOf, ResponseOf } from '@baize/api'
import { findAtMost } from '@baize/api/schemas/operator/find'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import type { Where } from './finder.ts'
import { memberFinders } from './member-finders.ts'
import { neededFor, thingFinders } from './thing-finders.ts'

const finders = [...memberFinders, ...thingFinders]

/**
 * Whatever has an id or a name, by the kinds that the text can be one of. Each kind is a range of an index of its own. Of a number, a
 * mail address or a payout number a part finds nothing for those who may not reveal it.
 */
export async function findAnything(
  { database: { kysely }, catalogue }: DeskDependencies,
  { q }: InputOf<'find.anything'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'find.anything'>> {
  const { permissions } = caller
  const where: Where = {
    ...{ db: kysely, caller, atMost: findAtMost },
    providers: (await catalogue.providers()).map(({ code }) => code),
    mayReveal: permissions.includes('member.reveal'),
  }
  const wanted = finders.flatMap(finder => {
    const [read, needed] = [finder.read(q.trim()), neededFor[finder.kind]]
    return read === null || (needed && !permissions.includes(needed)) ? [] : [{ finder, read }]
  })
  const groups = await Promise.all(
    wanted.map(async ({ finder, read }) => ({ kind: finder.kind, found: await finder.find(read, where) })),
  )
  const hits = groups.filter(({ found }) => found.length > 0)
  const names = await usernamesOf(kysely, [
    ...new Set(hits.flatMap(({ found }) => found.flatMap(({ memberId }) => memberId ?? []))),
  ])
  const memberOf = (id: bigint | null) => (id === null ? null : { id: id.toString(), account: names.get(id) ?? '' })
  return {
    groups: hits.map(({ kind, found }) => ({
      kind,
      hits: found.map(({ memberId, at, ...hit }) => ({
        ...{ ...hit, at: at?.toISOString() ?? null, member: memberOf(memberId) },
      })),
    })),
  }
}

import type { ResponseOf } from '@baize/api'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'

type Group = ResponseOf<'find.anything'>['groups'][number]
export type FindKind = Group['kind']

/** A hit whose member has no name yet. */
export interface Found {
  id: string
  title: string
  about: string | null
  at: Date | null
  memberId: bigint | null
}

export interface Where {
  db: Queryable
  caller: OperatorCaller
  /** Providers whose ids of bets and rounds are known. */
  providers: readonly string[]
  /** A number or an address may be looked for by its beginning. */
  mayReveal: boolean
  atMost: number
}

/** How one kind of id is looked for. */
export interface Finder {
  kind: FindKind
  /** The text in the form in which the kind is looked for; null where it cannot be one. */
  read(q: string): string | null
  find(read: string, where: Where): Promise<Found[]>
}

/** A hit that is a member and nothing else. */
export const memberHit = (memberId: bigint, title: string, at: Date | null = null): Found => ({
  ...{ id: memberId.toString(), title, about: null, at, memberId },
})

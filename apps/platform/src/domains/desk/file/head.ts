import { memberLabelColor, type ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { plannedMoveOf } from '../../agents/index.ts'
import { type AccountForDesk, accountForDesk, isClosed, locksOf } from '../../identity/index.ts'
import { mainBalancesOf } from '../../ledger/index.ts'
import { type ProfileForDesk, profileForDesk } from '../../members/index.ts'
import type { DeskDependencies } from '../dependencies.ts'

export interface Opened {
  head: ResponseOf<'members.file'>['head']
  account: AccountForDesk
  profile: ProfileForDesk
}

/** What stands at the head of every part of a member's file. @throws ApiError not_found */
export async function openFile(
  { database: { kysely }, clock, currency }: DeskDependencies,
  memberId: bigint,
): Promise<Opened> {
  const now = clock.now()
  const [account, profile, locks, main, closed, move, bonus] = await Promise.all([
    accountForDesk(kysely, memberId),
    profileForDesk(kysely, memberId),
    locksOf(kysely, [memberId], now),
    mainBalancesOf(kysely, [memberId], currency),
    isClosed(kysely, memberId, now),
    plannedMoveOf(kysely, memberId, now),
    sql<{ active: boolean }>`
      select exists (select from bonuses.active_member where member_id = ${memberId}) as active`.execute(kysely),
  ])
  if (!account || !profile) throw new ApiError('not_found')
  const locked = locks.get(memberId) ?? []
  const flags = { locked: locked.length > 0, closed, bonus: bonus.rows[0]?.active === true }
  const head: Opened['head'] = {
    ...{ id: memberId.toString(), account: account.username, nickname: profile.nickname, type: account.agentType },
    club: profile.club_label === null ? null : { rank: profile.club_rank ?? 0, label: profile.club_label },
    labels: profile.labels.map(({ labelName, color = memberLabelColor }) => ({ labelName, color })),
    flags: (['locked', 'closed', 'bonus'] as const).filter(flag => flags[flag]),
    locks: locked.map(({ scope, until }) => ({ scope, until: until?.toISOString() ?? null })),
    main: toWire(main.get(memberId) ?? 0n),
    move: move && {
      ...{ to: { id: move.to.id.toString(), account: move.to.account }, members: move.members },
      ...{ takesEffectAt: move.takesEffectAt.toISOString(), version: move.version },
    },
    ...{ version: profile.version, lockVersion: account.lockVersion },
  }
  return { head, account, profile }
}

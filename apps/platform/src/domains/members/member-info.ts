import type { MemberInfo, ResponseOf } from '@baize/api'
import { memberLabelColor } from '@baize/api'
import type { Database, Queryable } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { previousSignIn } from '../identity/index.ts'
import type { MembersDependencies } from './registration/create-member.ts'
import { tables } from './tables.ts'

/** The signed-in member as the shell shows them. */
export async function memberInfo(
  { database, settings, agents }: MembersDependencies,
  caller: MemberCaller,
): Promise<MemberInfo> {
  const { kysely } = database
  const row = await tables(kysely)
    .selectFrom('members.member')
    .select(['nickname', 'avatar_seed', 'club_label', 'club_rank', 'labels'])
    .where('id', '=', caller.memberId)
    .executeTakeFirstOrThrow()
  const { playerToUpline } = await settings.recentBrand()
  const previous = await previousSignIn(kysely, caller.memberId)
  return {
    id: caller.memberId.toString(),
    account: caller.username,
    nickname: row.nickname,
    type: caller.agentType,
    avatar: avatarPath(row.avatar_seed),
    toUpline: playerToUpline && (await agents.hasUpline(kysely, caller.memberId)),
    clubLabel: row.club_label === null ? null : { labelName: row.club_label, rankLevel: row.club_rank ?? 0 },
    memberLabel: row.labels.map(({ labelName, color = memberLabelColor }) => ({ labelName, color })),
    isClosed: caller.isClosed,
    previousSignInAt: previous?.toISOString() ?? null,
  }
}

export const avatarPath = (seed: string) => `/img/avatars/${encodeURIComponent(seed)}.webp`

export async function avatarOf({ kysely }: Database, memberId: bigint): Promise<ResponseOf<'members.avatar'>> {
  const { avatar_seed } = await tables(kysely)
    .selectFrom('members.member')
    .select('avatar_seed')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { url: avatarPath(avatar_seed) }
}

/** A member's rank in the club; null for members without one. */
export async function clubRankOf({ kysely }: Database, memberId: bigint): Promise<number | null> {
  const { club_rank } = await tables(kysely)
    .selectFrom('members.member')
    .select('club_rank')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return club_rank
}

/** The highest odds series of lotteries that a member may choose. */
export async function maxSeriesOf(on: Queryable, memberId: bigint): Promise<number> {
  const { max_series } = await tables(on)
    .selectFrom('members.member')
    .select('max_series')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return max_series
}

/** Ranks in the club, by member; those without one are left out. */
export async function clubRanksOf(on: Queryable, memberIds: readonly bigint[]): Promise<Map<bigint, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tables(on)
    .selectFrom('members.member')
    .select(['id', 'club_rank'])
    .where('id', 'in', memberIds)
    .where('club_rank', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, club_rank }) => [id, club_rank!]))
}

/** The icon of the member's club level; members without one have that of level 0. */
export async function iconOf(database: Database, memberId: bigint): Promise<ResponseOf<'members.icon'>> {
  return { url: `/img/club/${(await clubRankOf(database, memberId)) ?? 0}.webp` }
}

import type { MemberInfo } from '@baize/api'
import type { Database } from '../../kernel/database/open-database.ts'
import type { SessionCaller } from '../../kernel/http/caller.ts'
import { previousSignIn } from '../identity/index.ts'

/** The signed-in member as the shell shows them. */
export async function memberInfo({ kysely }: Database, caller: SessionCaller): Promise<MemberInfo> {
  const row = await kysely
    .selectFrom('members.member')
    .select(['nickname', 'avatar_seed', 'club_label', 'club_rank'])
    .where('id', '=', caller.memberId)
    .executeTakeFirstOrThrow()
  const previous = await previousSignIn(kysely, caller.memberId)
  return {
    id: caller.memberId.toString(),
    account: caller.username,
    nickname: row.nickname,
    type: caller.agentType,
    avatar: `/img/avatars/${encodeURIComponent(row.avatar_seed)}.webp`,
    toUpline: false,
    clubLabel: row.club_label === null ? null : { labelName: row.club_label, rankLevel: row.club_rank ?? 0 },
    memberLabel: [],
    previousSignInAt: previous?.toISOString() ?? null,
  }
}

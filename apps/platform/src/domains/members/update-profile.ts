import type { InputOf, ResponseOf } from '@baize/api'
import type { Database } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { avatarPath } from './member-info.ts'
import { tables } from './tables.ts'

/**
 * Changes what others see of a member.
 * @throws ApiError trial_refused
 */
export async function updateProfile(
  { kysely }: Database,
  caller: MemberCaller,
  { nickname, avatarSeed }: InputOf<'members.updateProfile'>,
): Promise<ResponseOf<'members.updateProfile'>> {
  const row = await tables(kysely)
    .updateTable('members.member')
    .set({ nickname: nickname.trim(), ...(avatarSeed ? { avatar_seed: avatarSeed } : {}) })
    .where('id', '=', caller.memberId)
    .returning(['nickname', 'avatar_seed'])
    .executeTakeFirstOrThrow()
  return { nickname: row.nickname, avatar: avatarPath(row.avatar_seed) }
}

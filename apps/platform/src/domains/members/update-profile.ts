import type { InputOf, ResponseOf } from '@baize/api'
import type { Database } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { avatarPath } from './member-info.ts'
import { putNickname } from './search/put-keys.ts'
import { tables } from './tables.ts'

/**
 * Changes what others see of a member.
 * @throws ApiError trial_refused
 */
export async function updateProfile(
  database: Database,
  caller: MemberCaller,
  { nickname, avatarSeed }: InputOf<'members.updateProfile'>,
): Promise<ResponseOf<'members.updateProfile'>> {
  const row = await database.transaction(async tx => {
    const changed = await tables(tx)
      .updateTable('members.member')
      .set({ nickname: nickname.trim(), ...(avatarSeed ? { avatar_seed: avatarSeed } : {}) })
      .where('id', '=', caller.memberId)
      .returning(['nickname', 'avatar_seed'])
      .executeTakeFirstOrThrow()
    await putNickname(tx, caller.memberId, changed.nickname)
    return changed
  })
  return { nickname: row.nickname, avatar: avatarPath(row.avatar_seed) }
}

import type { InputOf, ResponseOf } from '@baize/api'
import { guestType } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { SessionCaller } from '../../kernel/http/caller.ts'
import { avatarPath } from './member-info.ts'

/**
 * Changes what others see of a member.
 * @throws ApiError trial_refused
 */
export async function updateProfile(
  { kysely }: Database,
  caller: SessionCaller,
  { nickname, avatarSeed }: InputOf<'members.updateProfile'>,
): Promise<ResponseOf<'members.updateProfile'>> {
  if (caller.agentType === guestType) throw new ApiError('trial_refused')
  const row = await kysely
    .updateTable('members.member')
    .set({ nickname: nickname.trim(), ...(avatarSeed ? { avatar_seed: avatarSeed } : {}) })
    .where('id', '=', caller.memberId)
    .returning(['nickname', 'avatar_seed'])
    .executeTakeFirstOrThrow()
  return { nickname: row.nickname, avatar: avatarPath(row.avatar_seed) }
}

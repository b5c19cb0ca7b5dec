import type { TestPlatform } from './platform.ts'

/** Puts a member and everybody below under an upline as if it had always been so, for tests whose tree others have planted. */
export const putBelow = (
  { database }: Pick<TestPlatform, 'database'>,
  memberId: bigint,
  uplineId: bigint,
): Promise<unknown> => database.pool.query("select agents.relink($1, $2, '-infinity')", [memberId, uplineId])

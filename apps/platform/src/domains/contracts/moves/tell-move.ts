import type { Tx } from '../../../kernel/database/open-database.ts'
import { usernamesOf } from '../../identity/index.ts'
import { fillTexts } from '../../messages/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { moveTexts } from './move-texts.ts'

interface Told {
  memberId: bigint
  /** Null is the root. */
  fromUplineId: bigint | null
  toUplineId: bigint
  account: string
  /** The day from which the move counts. */
  day: string
  reason: string
}

/** Writes to the member and to both uplines that a move is planned, or that it was taken back. */
export async function tellMove(
  { messages }: Pick<ContractsDependencies, 'messages'>,
  tx: Tx,
  tale: 'planned' | 'cancelled',
  { memberId, fromUplineId, toUplineId, account, day, reason }: Told,
): Promise<void> {
  const names = await usernamesOf(tx, [toUplineId])
  const values = { account, upline: names.get(toUplineId) ?? '', day, reason }
  const letter = (to: bigint, side: 'member' | 'from' | 'to') => ({
    memberId: to,
    texts: fillTexts(moveTexts[tale === 'cancelled' ? tale : side], () => values),
  })
  await messages.sendAll(tx, 'AGENT', [
    letter(memberId, 'member'),
    ...(fromUplineId === null ? [] : [letter(fromUplineId, 'from')]),
    letter(toUplineId, 'to'),
  ])
}

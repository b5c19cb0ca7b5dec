import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskSlip } from '@baize/api/table-desk-protocol'
import { usernamesOf } from '../../identity/index.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { askDealer, dealerOf, refusalOf } from './ask-table.ts'
import { iso, isoOrNull, presentBook, wire, wireOrNull } from './present.ts'

type Slips = ResponseOf<'tables.slips'>

/**
 * Slips of a round with the names of their members.
 * @throws ApiError game_unknown, table_round_unknown (saying which rounds there are), round_unknown, provider_unavailable
 */
export async function readSlips(
  deps: LaunchDependencies,
  { gameCode, serial, after, limit }: InputOf<'tables.slips'>,
): Promise<Slips> {
  const provider = await dealerOf(deps, gameCode)
  const fields = { game_code: gameCode, serial, after: after ?? null, limit }
  const reply = await askDealer(deps, provider, 'slips', fields)
  if (reply.status !== 'OK') throw refusalOf(reply)
  const { slips } = reply
  const ids = slips.flatMap(({ user }) => (/^\d{1,18}$/.test(user) ? BigInt(user) : []))
  const names = await usernamesOf(deps.database.kysely, [...new Set(ids)])
  const byUser = new Map([...names].map(([id, name]) => [String(id), name]))
  return {
    slips: slips.map(slip => presentSlip(slip, byUser.get(slip.user) ?? '')),
    nextAfter: slips.length < limit ? null : (slips.at(-1)?.id ?? null),
  }
}

const presentSlip = (slip: DeskSlip, account: string): Slips['slips'][number] => ({
  ...{ slipId: slip.id, account, ...presentBook(slip), state: slip.state, stake: wire(slip.stake) },
  ...{ payout: wireOrNull(slip.payout), opposed: wire(slip.opposed), pushed: wireOrNull(slip.pushed) },
  ...{ place: slip.place, createdAt: iso(slip.created_at) },
  ...{ acceptedAt: isoOrNull(slip.accepted_at), settledAt: isoOrNull(slip.settled_at) },
  positions: slip.positions.map(({ spot, stake, payout }) => ({
    ...{ spot, stake: wire(stake), payout: wireOrNull(payout) },
  })),
})

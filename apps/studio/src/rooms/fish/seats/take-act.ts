import { randomUUID } from 'node:crypto'
import { type FishClientFrame, isPurse } from '@baize/game-kit/fish/index'
import { takeAct } from '@baize/game-kit/pvp/conduct/answers'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { WalletUncertain } from '../../../wallet/wallet-client.ts'
import { isShardFull } from '../../shard/is-shard-full.ts'
import { notePurseHold } from '../money/purse-holds.ts'
import type { Sea } from '../sea.ts'
import { ensureTicket } from '../tickets/next-ticket.ts'
import type { FishPlayer } from './fish-player.ts'
import { fullestRoom, wantedBy } from './join.ts'
import { newPurse, type Purse } from './purse.ts'

type Act = Exclude<FishClientFrame, { kind: 'ping' }>
type Sit = Extract<Act, { kind: 'sit' }>
type AddToPurse = Extract<Act, { kind: 'purse' }>

/** A text frame of a player. An act that was answered gets its answer again (rooms.md 1.3). */
export function takeFrame(sea: Sea, player: FishPlayer, frame: FishClientFrame): void {
  if (frame.kind === 'ping') player.pong(frame.c, sea.nowMs)
  else takeNumbered(sea, player, frame)
}

function takeNumbered(sea: Sea, player: FishPlayer, frame: Act): void {
  const { a } = frame
  const body = JSON.stringify(frame)
  const taken = takeAct(player.answered, { a, body })
  if (taken.kind === 'action_reused') player.refuse(a, 'action_reused')
  if (taken.kind === 'again') {
    if (taken.answer === null) player.wantsAll = true
    else player.refuse(a, taken.answer as RoomError)
  }
  if (taken.kind !== 'new') return
  const refused = act(sea, player, frame)
  player.answered = { a, body, answer: refused }
  if (refused) player.refuse(a, refused)
}

/** @returns why it is refused; null where it is done, or the wallet's answer tells */
function act(sea: Sea, player: FishPlayer, frame: Act): RoomError | null {
  if (frame.kind === 'sit') return sit(sea, player, frame)
  if (frame.kind === 'purse') return addToPurse(sea, player, frame)
  if (!player.isSeated && !player.purse) return 'not_seated'
  sea.leave(player, { reason: 'left', isReleasing: true })
  return null
}

function sit(sea: Sea, player: FishPlayer, { class: roomClass }: Sit): RoomError | null {
  const { room, purse } = player
  if (room) {
    if (!player.isSeated || room.spec.class !== roomClass) return 'seat_taken'
    player.wantsAll = true
    return null
  }
  if (sea.isClosing || purse?.isReleasing) return 'table_closing'
  if (player.isBarred) return 'limit_reached'
  const seats = [...sea.rooms.values()].reduce((sum, { players }) => sum + players.size, 0)
  if (isShardFull(seats, sea.deps.outside)) return 'shard_full'
  const wanted = wantedBy(player.visit, roomClass)
  const found = fullestRoom(sea.rooms.values(), wanted) ?? sea.open(wanted)
  found.sit(player, found.freeSeat!, sea.nowMs)
  ensureTicket(sea, player, sea.nowMs)
  return null
}

function addToPurse(sea: Sea, player: FishPlayer, { a, amountUnits }: AddToPurse): RoomError | null {
  const { room } = player
  if (!room || !player.isSeated) return 'not_seated'
  if (!isPurse(amountUnits, room.kit.classUnits)) return 'stake_invalid'
  if (sea.isClosing || player.purse?.isReleasing) return 'table_closing'
  if (player.isBarred) return 'limit_reached'
  player.purse ??= newPurse(`p:${randomUUID()}`)
  const { purse } = player
  // One after the other, so that the player knows what was refused.
  if (purse.asking.size > 0) return 'too_fast'
  const id = `${purse.id}:h${++purse.holds}`
  purse.asking.set(id, a)
  player.tellPurse()
  sea.work(askForHold(sea, player, purse, { id, amountUnits }))
  return null
}

/** Shows the session to the wallet, which holds nothing before, and notes the hold that it is asked for then. */
async function askForHold(
  sea: Sea,
  player: FishPlayer,
  purse: Purse,
  { id, amountUnits }: { id: string; amountUnits: number },
): Promise<void> {
  const { visit } = player
  const { wallet_token: token, user_id: user, game_code, currency } = visit
  const reply = await sea.deps.wallet.session({ token, user, game_code, currency }).catch(error => {
    if (error instanceof WalletUncertain) return null
    throw error
  })
  if (reply?.status === 'OK') {
    await notePurseHold(sea.deps, purse, { id, visit, amountUnits })
    return sea.settle()
  }
  player.refuse(purse.asking.get(id)!, 'wallet_unavailable')
  purse.asking.delete(id)
  if (purse.holds === 1) player.purse = null
  player.tellPurse()
}

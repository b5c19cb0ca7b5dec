import { randomUUID } from 'node:crypto'
import { type FishDefinition, fishDefinitionHash, type TicketFrame, type TicketKey } from '@baize/game-kit/fish/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../../studio-error.ts'
import { fenced } from '../../shard/fence.ts'
import type { SeaDependencies } from '../sea-dependencies.ts'
import type { SeaRoom } from '../sea-room.ts'
import type { FishPlayer } from '../seats/fish-player.ts'

/** A ticket that is not over. */
export interface OpenTicket {
  serial: bigint
  id: string
  /** As binary frames name it. */
  number: number
  key: TicketKey
  commitment: string
}

/**
 * Takes the next nonce of the player's seed pair for a ticket, before any shot of it can be fired.
 * @returns null while the player's browser has to send a client seed first
 * @throws LeaseLost
 */
export async function openTicket(
  deps: SeaDependencies,
  { spec, kit }: SeaRoom,
  player: FishPlayer,
): Promise<OpenTicket | null> {
  const { seedPairs, outside } = deps
  const { visit, seat, purse } = player
  const { definition, classUnits } = kit
  try {
    return await fenced(deps, async tx => {
      const pair = await seedPairs.reserve(tx, visit.user_id)
      const { id: pairId, next_nonce: nonce, client_seed: clientSeed, commitment } = pair
      const serverSeed = await seedPairs.serverSeedOf(tx, pairId)
      await tx
        .updateTable('studio.seed_pair')
        .set({ next_nonce: nonce + 1 })
        .where('id', '=', pairId)
        .execute()
      const id = `f:${randomUUID()}`
      const { serial } = await tx
        .insertInto('studio.fish_ticket')
        .values({
          ...{ id, purse_id: purse!.id, visit_id: visit.id, user_id: visit.user_id, room_id: spec.id, seat },
          ...{ game_code: spec.code, definition_hash: hashOf(definition), class_units: BigInt(classUnits) },
          ...{ seed_pair_id: pairId, client_seed: clientSeed, nonce, opened_at: outside.now() },
        })
        .returning('serial')
        .executeTakeFirstOrThrow()
      const key = { definition, serverSeed, clientSeed, nonce }
      return { serial, id, number: player.nextTicket(), key, commitment }
    })
  } catch (error) {
    if (error instanceof StudioError && error.code === 'client_seed_wanted') return null
    throw error
  }
}

const hashOf = (definition: FishDefinition): string => fishDefinitionHash(definition, sha256)

/** A ticket as its player is told it, with how far it has come in the room. */
export function ticketFrame({ kit }: SeaRoom, { seat }: FishPlayer, ticket: OpenTicket): TicketFrame {
  const { number, id, key, commitment } = ticket
  const { nonce, clientSeed } = key
  const played = kit.seats.get(seat)?.tickets.find(one => one.number === number)
  return {
    ...{ kind: 'ticket', number, id, nonce, commitment, clientSeed },
    ...{ nextK: played?.nextK ?? 0, openedAtMs: played?.openedAtMs ?? null },
  }
}

/** The next ticket is told when the one before has been open for so long, or takes no shots any more. */
const NEXT_AFTER_MS = 45_000

/** True where shots of a seat will need a further ticket soon. */
export function wantsTicket({ kit }: SeaRoom, seat: FishPlayer['seat'], roomMs: number): boolean {
  const tickets = kit.seats.get(seat)?.tickets ?? []
  return tickets.every(
    ({ isClosed, openedAtMs }) => isClosed || (openedAtMs !== null && roomMs >= openedAtMs + NEXT_AFTER_MS),
  )
}

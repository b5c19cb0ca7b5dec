import { randomUUID } from 'node:crypto'
import { type FishDefinition, fishDefinitionHash, type TicketFrame, type TicketKey } from '@baize/game-kit/fish/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { PlayingPair } from '../../../secrets/seed-pairs.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
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

interface NewTicket {
  order: TicketOrder
  id: string
  pair: PlayingPair
  nonce: number
}

/** A ticket that a seat needs. */
export interface TicketOrder {
  room: SeaRoom
  player: FishPlayer
  /** Where the player sat and what it paid with when the ticket was asked for. */
  seat: FishPlayer['seat']
  purse: string
}

/**
 * Takes the next nonce of each player's seed pair for a ticket, before any shot of it can be fired.
 * @returns null for those whose browsers have to send a client seed first
 * @throws LeaseLost
 */
export const openTickets = (deps: ShardDependencies, orders: readonly TicketOrder[]): Promise<(OpenTicket | null)[]> =>
  fenced(deps, async tx => {
    const users = [...new Set(orders.map(({ player }) => player.visit.user_id))]
    const pairs = await deps.seedPairs.reserveAll(tx, users)
    const opened = orders.map(order => {
      const pair = pairs.get(order.player.visit.user_id)
      return pair ? { order, id: `f:${randomUUID()}`, pair, nonce: pair.next_nonce++ } : null
    })
    const rows = opened.flatMap(one => (one ? [rowOf(one, deps.outside.now())] : []))
    if (rows.length === 0) return opened.map(() => null)
    await sql`update studio.seed_pair p set next_nonce = n.next from unnest(${[...pairs.values()].map(({ id }) => String(id))}::bigint[],
      ${[...pairs.values()].map(({ next_nonce }) => next_nonce)}::int[]) as n (id, next) where p.id = n.id`.execute(tx)
    const written = await tx.insertInto('studio.fish_ticket').values(rows).returning(['id', 'serial']).execute()
    const serials = new Map(written.map(({ id, serial }) => [id, serial]))
    return opened.map(one => {
      if (!one) return null
      const { order, id, pair, nonce } = one
      const { definition } = order.room.kit
      const key = { definition, serverSeed: deps.seedPairs.seedOf(pair), clientSeed: pair.client_seed, nonce }
      return { serial: serials.get(id)!, id, number: order.player.nextTicket(), key, commitment: pair.commitment }
    })
  })

function rowOf({ order: { room, player, seat, purse }, id, pair, nonce }: NewTicket, openedAt: Date) {
  const { visit } = player
  const { definition, classUnits } = room.kit
  return {
    ...{ id, purse_id: purse, visit_id: visit.id, user_id: visit.user_id, room_id: room.spec.id, seat },
    ...{ game_code: room.spec.code, definition_hash: hashOf(definition), class_units: BigInt(classUnits) },
    ...{ seed_pair_id: pair.id, client_seed: pair.client_seed, nonce, opened_at: openedAt },
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

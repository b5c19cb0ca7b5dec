/** Tables of a provider at which many members share timed rounds, as lobbies show them: part of the seamless wallet protocol. */
import { z } from 'zod'
import { positiveUnits } from './wallet/fields.ts'
import { gameUrlCall } from './wallet-protocol.ts'

/** Platform to provider, POST /tables, signed like `/game/url`. */
export const tablesCall = gameUrlCall.pick({ request_uuid: true, sent_at: true })
const roadText = z.string().min(1).max(12)
/** Where a table stands, and what its last rounds came to. Times are milliseconds of the epoch. */
const providerTable = z.object({
  game_code: z.string().regex(/^[A-Z0-9_-]{1,40}$/),
  serial: z.number().int().min(0),
  /** A table that nobody watches rests; it goes on when somebody sits down. */
  phase: z.enum(['resting', 'open', 'closed', 'dealt']),
  /** When the phase ends; null while the table rests. */
  until: z.number().int().nullable(),
  players: z.number().int().min(0),
  min_stake: positiveUnits,
  max_stake: positiveUnits,
  /** The last rounds, newest last: the side that won, where the game has sides, and what stands for the result. */
  results: z.array(z.object({ side: roadText.nullable(), bead: roadText })).max(200),
  /** Cells of the road on which a side follows itself downwards; empty for games without sides. */
  road: z
    .array(
      z.object({
        column: z.number().int().min(0),
        row: z.number().int().min(0).max(5),
        side: roadText,
        ties: z.number().int().min(0),
      }),
    )
    .max(400),
})
export type ProviderTable = z.output<typeof providerTable>
export const tablesReply = z.object({ tables: z.array(providerTable).max(1000) })

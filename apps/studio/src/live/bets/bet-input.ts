import type { StudioInput } from '@baize/api/studio/requests'
import { toHex } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'

/** What a player confirms: chips on spots of one round. */
export interface Bet {
  slipId: string
  serial: bigint
  definition: string
  positions: { spot: string; units: bigint }[]
  totalUnits: bigint
  /** The same id with another hash is another bet. */
  inputHash: string
}

/** @throws StudioError input_invalid naming a spot that comes twice, or a total that is not the sum */
export function readBet(visit: Pick<Visit, 'game_code'>, input: StudioInput<'table.bet'>): Bet {
  const positions = input.positions.map(({ spot, units }) => ({ spot, units: BigInt(units) }))
  const twice = positions.findIndex(({ spot }, i) => positions.findIndex(other => other.spot === spot) < i)
  if (twice >= 0) throw new StudioError('input_invalid', { field: `positions.${twice}.spot` })
  const totalUnits = BigInt(input.totalUnits)
  const sum = positions.reduce((all, { units }) => all + units, 0n)
  if (sum !== totalUnits) throw new StudioError('input_invalid', { field: 'totalUnits' })
  const { slipId, serial, definition } = input
  const text = JSON.stringify({ ...input, game: visit.game_code })
  const inputHash = toHex(sha256(new TextEncoder().encode(text)))
  return { slipId, serial: BigInt(serial), definition, positions, totalUnits, inputHash }
}

import { modelOf, type PlayedRound, playRound, type SlotGame } from '@baize/game-kit'
import { instantByCode, type PlayedInstant, playInstant, type TimedChoice } from '@baize/game-kit/instant/index'
import * as crypto from '@baize/game-kit/node/crypto'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import { testKey } from '@baize/testing'
import { type EveryDatabase, type StoredPair, seedOf } from '@baize/testing/house'
import { expect } from './fixtures.ts'

type Pair = Pick<StoredPair, 'server_seed' | 'sealed_seed' | 'commitment'> & {
  id: string
  client_seed: string
  next_nonce: number
}

/** What is to be played in a round. */
interface Wish {
  options?: unknown
  choices: readonly TimedChoice[]
}

/** Has the next round of the newest member come to what is wanted by choices that take no time. */
export const dealNext = (
  database: EveryDatabase,
  gameCode: string,
  kinds: string[],
  wanted: (played: PlayedInstant) => boolean,
): Promise<void> =>
  drawNext(
    database,
    gameCode,
    { choices: kinds.map((kind, i) => ({ choice: { kind } as never, elapsedMs: i })) },
    wanted,
  )

/** The same for a round in which these choices come to what is wanted. */
export function drawNext(
  database: EveryDatabase,
  gameCode: string,
  { options = {}, choices }: Wish,
  wanted: (played: PlayedInstant) => boolean,
): Promise<void> {
  const { table } = instantByCode(gameCode)!
  return moveSeeds(database, seeds => {
    const round = { table, gameCode, bet: { stakeUnits: 10_000, options }, ...seeds }
    try {
      return wanted(playInstant({ ...round, choices }, crypto.hmac))
    } catch {
      // A hand that does not offer these choices.
      return false
    }
  })
}

/** The same for a spin of the usual stake; its events are there to be chosen by. */
export function spinNext(
  database: EveryDatabase,
  game: SlotGame,
  wanted: (round: PlayedRound) => boolean,
): Promise<void> {
  const { variant, code: gameCode, defaultBetUnits: betUnits } = game
  const model = modelOf(game.model)
  return moveSeeds(database, seeds => wanted(playRound({ model, variant, gameCode, betUnits, ...seeds }, crypto.hmac)))
}

/**
 * Moves the newest seeds on to a round that is wanted. What is drawn follows from the seeds, so this changes when a round comes
 * and nothing of it. A page that is open looks up lost bets by a number that is old then.
 */
async function moveSeeds(
  { pool }: EveryDatabase,
  isWanted: (seeds: { serverSeed: Uint8Array; clientSeed: string; nonce: number }) => boolean,
): Promise<void> {
  const newest = async () =>
    (await pool.query<Pair>('select * from studio.seed_pair order by id desc limit 1')).rows[0]!
  // The page sends its own seed while it opens.
  await expect.poll(async () => (await newest()).client_seed, { timeout: 60_000 }).not.toBeNull()
  const pair = await newest()
  const { id, client_seed: clientSeed, next_nonce } = pair
  const serverSeed = seedOf(await Vault.open(pool, 'studio.data_key', keysFromText(testKey)), pair)
  for (let nonce = next_nonce; nonce < next_nonce + 900; nonce++) {
    if (!isWanted({ serverSeed, clientSeed, nonce })) continue
    await pool.query('update studio.seed_pair set next_nonce = $1 where id = $2', [nonce, id])
    return
  }
  throw new Error('no such round comes soon')
}

import { instantByCode, type PlayedInstant, playInstant, type TimedChoice } from '@baize/game-kit/instant/index'
import * as crypto from '@baize/game-kit/node/crypto'
import type { Database } from '@baize/platform/kernel/database/open-database'
import { keysFromText } from '@baize/platform/kernel/secrets/key-of-keys'
import { Vault } from '@baize/platform/kernel/secrets/vault'
import { type StoredPair, seedOf } from '@baize/studio/stored-pairs'
import { testKey } from '@baize/testing'

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

/** The same with choices that take no time. */
export const dealNext = (
  database: Database,
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

/**
 * Moves the newest seeds on to a round in which these choices come to what is wanted. What is drawn follows from the seeds, so
 * this changes when a round comes and nothing of it. A page that is open looks up lost bets by a number that is old then.
 */
export async function drawNext(
  { pool }: Database,
  gameCode: string,
  { options = {}, choices }: Wish,
  wanted: (played: PlayedInstant) => boolean,
): Promise<void> {
  const { rows } = await pool.query<Pair>('select * from studio.seed_pair order by id desc limit 1')
  const [pair] = rows as [Pair]
  const { id, client_seed: clientSeed, next_nonce } = pair
  const serverSeed = seedOf(await Vault.open(pool, 'studio.data_key', keysFromText(testKey)), pair)
  const { table } = instantByCode(gameCode)!
  for (let nonce = next_nonce; nonce < next_nonce + 900; nonce++) {
    const round = { table, gameCode, bet: { stakeUnits: 10_000, options }, serverSeed, clientSeed, nonce }
    try {
      if (!wanted(playInstant({ ...round, choices }, crypto.hmac))) continue
    } catch {
      // A hand that does not offer these choices.
      continue
    }
    await pool.query('update studio.seed_pair set next_nonce = $1 where id = $2', [nonce, id])
    return
  }
  throw new Error(`no round by ${JSON.stringify(choices)} comes soon`)
}

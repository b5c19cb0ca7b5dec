import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { keySetOf } from '@baize/platform/domains/gateway/calls/key-set'
import { CallVerifier } from '@baize/platform/domains/gateway/calls/verify-call'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { installWalletRoutes } from '@baize/platform/domains/gateway/routes'
import { createServer } from '@baize/platform/kernel/http/server'
import { systemClock } from '@baize/server-kit/outside'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import { DrawSeeds } from '@baize/studio/lotteries/draws/draw-seeds'
import type { LotteryDependencies } from '@baize/studio/lotteries/lottery-dependencies'
import { realOutside } from '@baize/studio/outside'
import { prepareStudioDatabase } from '@baize/studio/prepare-studio-database'
import { loadSigningKey, publicHalf } from '@baize/studio/secrets/keys'
import { studioCode } from '@baize/studio/studio-code'
import type { StudioDatabase } from '@baize/studio/studio-database'
import { tokenContext } from '@baize/studio/visits'
import { audienceOf } from '@baize/studio/wallet/signatures'
import { WalletClient } from '@baize/studio/wallet/wallet-client'
import { walletIds } from '@baize/studio/wallet/wallet-moves'
import { exportJWK, generateKeyPair } from 'jose'
import { pino } from 'pino'
import { type BenchToken, openSessions } from '../wallet/sessions.ts'
import { currency, openWorld, type World } from '../wallet/world.ts'

const betsAtOnce = 200

/** The secret of a member's visit, which its page sends with each call. */
export const secretOfVisit = ({ user }: BenchToken): string => user.padStart(43, '-')

/** A slip whose stake is to be debited. */
export interface UnpaidSlip {
  id: string
  user_id: string
  stake_units: bigint
}

export interface StudioWorld extends World {
  deps: LotteryDependencies
  /** Where the wallet answers, ending in /wallet/v1/. */
  walletUrl: string
  /** The platform's public keys, whose thumbprint calls of the wallet name as their recipient. */
  platformKeys: Record<string, JsonWebKey>
  /** The key of keys, as text. */
  key: string
  tokens: BenchToken[]
  /** Debits the stakes of slips, as their bets would have been. */
  payBets(slips: readonly UnpaidSlip[]): Promise<void>
}

/** The studio's parts against the real wallet over signed HTTP on loopback, with members who have sessions and visits. */
export async function openStudioWorld(members: number, gameCode: string): Promise<StudioWorld> {
  const world = await openWorld(members)
  const { pool } = world.database
  const tokens = await openSessions(world, { provider: studioCode, game: gameCode })
  const log = pino({ level: 'silent' })
  const calls = createWalletCalls({
    ...world,
    clock: systemClock,
    log,
    onBalance: () => {},
  })
  await prepareStudioDatabase(world.database)
  const db = world.database.kysely as unknown as StudioDatabase
  const key = `bench:${randomBytes(32).toString('base64')}`
  const vault = await Vault.open(pool, 'studio.data_key', keysFromText(key))
  const signingKey = await loadSigningKey(db, vault)
  const { publicKey } = await generateKeyPair('Ed25519')
  const platformKeys = { bench: (await exportJWK(publicKey)) as JsonWebKey }
  const audience = await audienceOf(platformKeys)
  const verifier = new CallVerifier({ clock: systemClock, audience, log })
  const keySet = keySetOf(platformKeys, audience)
  const publicKeys = { [signingKey.kid]: publicHalf(signingKey) as JsonWebKey }
  verifier.setProviders([
    { code: studioCode, apiUrl: '', publicKeys, allowedAddresses: [], gameOrigins: [], protocol: 2, enabled: true },
  ])
  const app = createServer({ log, trustedProxies: 0 })
  installWalletRoutes(app, {
    database: world.database,
    clock: systemClock,
    calls,
    verifier,
    keySet,
    onDrawn: async () => {},
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/wallet/v1/`
  const outside = realOutside()
  const wallet = new WalletClient({
    url,
    provider: studioCode,
    audience,
    signingKey,
    now: outside.now,
    openToken: sealed => vault.unsealText(sealed, tokenContext),
  })
  const deps = {
    db,
    outside,
    wallet,
    seeds: await DrawSeeds.load(db, vault),
    beacon: null,
    log,
    uncertainAfterMs: 15_000,
  }
  await pool.query(
    `insert into studio.visit (ticket_hash, ticket_until, secret_hash, opened_at, wallet_token, user_id, game_code, currency,
      language, mode, back_url, created_at)
    select sha256(s::bytea || 'ticket'), now(), sha256(s::bytea), now(), t, u, $4, $5, 'EN', 'real', '/', now()
    from unnest($1::text[], $2::text[], $3::text[]) as v (s, t, u)`,
    [
      tokens.map(secretOfVisit),
      tokens.map(({ token }) => vault.sealText(token, tokenContext)),
      tokens.map(({ user }) => user),
      gameCode,
      currency,
    ],
  )
  const tokenOf = new Map(tokens.map(({ user, token }) => [user, token]))

  return {
    ...world,
    deps,
    walletUrl: url,
    platformKeys,
    key,
    tokens,
    async payBets(slips) {
      for (let from = 0; from < slips.length; from += betsAtOnce) {
        const replies = slips.slice(from, from + betsAtOnce).map(({ id, user_id, stake_units }) =>
          calls.move('bet', {
            ...{
              request_uuid: id,
              sent_at: Date.now(),
              provider: studioCode,
              token: tokenOf.get(user_id)!,
              user: user_id,
            },
            ...{ game_code: gameCode, round: id, currency, transaction_uuid: walletIds(id).bet },
            ...{ amount: Number(stake_units), round_closed: false, is_free: false },
          }),
        )
        const refused = (await Promise.all(replies)).find(({ status }) => status !== 'OK')
        if (refused) throw new Error(`a bet ended in ${refused.status}`)
      }
    },
    async close() {
      await app.close()
      await wallet.close()
      await calls.drain()
      await world.close()
    },
  }
}

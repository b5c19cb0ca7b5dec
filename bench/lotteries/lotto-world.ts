import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { commitmentOf } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { installWalletRoutes } from '@baize/platform/domains/gateway/routes'
import { CallVerifier } from '@baize/platform/domains/gateway/verify-call'
import { createServer } from '@baize/platform/kernel/http/server'
import { migrate } from '@baize/server-kit/database/migrate'
import { systemClock } from '@baize/server-kit/outside'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import { studioCode } from '@baize/studio/app'
import { loadSigningKey, publicHalf } from '@baize/studio/keys'
import { DrawSeeds } from '@baize/studio/lotteries/draws/draw-seeds'
import type { LotteryDependencies, StoredDraw } from '@baize/studio/lotteries/lottery-dependencies'
import { realOutside } from '@baize/studio/outside'
import type { StudioDatabase } from '@baize/studio/studio-database'
import { WalletClient } from '@baize/studio/wallet-client'
import { walletIds } from '@baize/studio/wallet-moves'
import { asOwner } from '@baize/testing/database'
import { pino } from 'pino'
import { openSessions } from '../wallet/sessions.ts'
import { currency, openWorld, type World } from '../wallet/world.ts'

const gameCode = 'EL_SSC_1'
const betsAtOnce = 200
const audience = 'bench'

export interface LottoWorld extends World {
  deps: LotteryDependencies
  /** A draw that is closed, with paid slips of so many tickets each, spread over all members. */
  closedDraw(issue: string, size: { slips: number; ticketsPerSlip: number }): Promise<StoredDraw>
}

/** The studio's lotteries against the real wallet over signed HTTP on loopback, with members who have sessions. */
export async function openLottoWorld(members: number): Promise<LottoWorld> {
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
  await migrate(world.database, [
    { domain: 'studio', folder: fileURLToPath(new URL('../../apps/studio/src/migrations', import.meta.url)) },
  ])
  const db = world.database.kysely as unknown as StudioDatabase
  const vault = await Vault.open(pool, 'studio.data_key', keysFromText(`bench:${randomBytes(32).toString('base64')}`))
  const signingKey = await loadSigningKey(db, vault)
  const verifier = new CallVerifier({ clock: systemClock, audience })
  const publicKeys = { [signingKey.kid]: publicHalf(signingKey) as JsonWebKey }
  verifier.setProviders([
    { code: studioCode, apiUrl: '', publicKeys, allowedAddresses: [], gameOrigins: [], protocol: 2 },
  ])
  const app = createServer({ log, trustedProxies: 0 })
  installWalletRoutes(app, { database: world.database, clock: systemClock, calls, verifier, onDrawn: async () => {} })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/wallet/v1/`
  const wallet = new WalletClient({
    url,
    provider: studioCode,
    audience,
    signingKey,
    now: realOutside.now,
    openToken: token => token,
  })
  const deps = {
    db,
    outside: realOutside,
    wallet,
    seeds: await DrawSeeds.load(db, vault),
    beacon: null,
    log,
    uncertainAfterMs: 15_000,
  }
  await pool.query(
    `insert into studio.visit (ticket_hash, ticket_until, wallet_token, user_id, game_code, currency, language, mode, back_url, created_at)
    select sha256(t::bytea), now(), t, u, $3, $4, 'EN', 'real', '/', now() from unnest($1::text[], $2::text[]) as v (t, u)`,
    [tokens.map(({ token }) => token), tokens.map(({ user }) => user), gameCode, currency],
  )

  async function payBets(drawId: bigint): Promise<void> {
    const { rows } = await pool.query<{ id: string; user_id: string; wallet_token: string; cost_cents: bigint }>(
      `select s.id, s.user_id, v.wallet_token, s.cost_cents from studio.slip s join studio.visit v on v.id = s.visit_id
      where s.draw_id = $1`,
      [drawId.toString()],
    )
    for (let from = 0; from < rows.length; from += betsAtOnce) {
      const replies = rows.slice(from, from + betsAtOnce).map(({ id, user_id, wallet_token, cost_cents }) =>
        calls.move('bet', {
          ...{ request_uuid: id, sent_at: Date.now(), provider: studioCode, token: wallet_token, user: user_id },
          ...{ game_code: gameCode, round: id, currency, transaction_uuid: walletIds(id).bet },
          ...{ amount: Number(cost_cents) * 100, round_closed: false, is_free: false },
        }),
      )
      const refused = (await Promise.all(replies)).find(({ status }) => status !== 'OK')
      if (refused) throw new Error(`a bet ended in ${refused.status}`)
    }
  }

  return {
    ...world,
    deps,
    async closedDraw(issue, { slips, ticketsPerSlip }) {
      const seed = realOutside.newServerSeed()
      const commitment = commitmentOf(sha256, seed)
      const now = new Date()
      const draw = await db
        .insertInto('studio.draw')
        .values({
          ...{ game_code: gameCode, issue, commitment, sealed_seed: deps.seeds.seal(seed, commitment) },
          ...{ opens_at: now, closes_at: now, draws_at: now, state: 'CLOSED' },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await pool.query(
        `insert into studio.slip (id, visit_id, user_id, draw_id, input_hash, series, rebate_x10000, cost_cents, state, created_at, accepted_at)
        select gen_random_uuid(), v.id, v.user_id, $1, '', 1900, 200, $3::integer * 100, 'accepted', now(), now()
        from generate_series(1, $2::integer) n join studio.visit v on v.id = 1 + n % $4::integer`,
        [draw.id.toString(), slips, ticketsPerSlip, members],
      )
      // A digit at a place wins one time in ten, two last digits one time in a hundred.
      await pool.query(
        `insert into studio.ticket (id, slip_id, draw_id, bet_code, content, unit_cents, times, lines, cost_cents, series, odds_table, odds_x10000, rebate_x10000, salt)
        select s.id || '-' || lpad(n::text, 3, '0'), s.id, s.draw_id,
          case when n % 3 = 0 then 'L2' else 'POS' end,
          case when n % 3 = 0 then lpad(floor(random() * 100)::text, 2, '0')
            else (1 + floor(random() * 5))::text || ':' || floor(random() * 10)::text end,
          100, 1, 1, 100, 1900, 'E1900', array[case when n % 3 = 0 then 950000 else 95000 end], 200, md5(random()::text)
        from studio.slip s cross join generate_series(1, $2::integer) n where s.draw_id = $1`,
        [draw.id.toString(), ticketsPerSlip],
      )
      await asOwner(world.database, 'vacuum analyze studio.ticket, studio.slip')
      await payBets(draw.id)
      return draw
    },
    async close() {
      await app.close()
      await wallet.close()
      await calls.drain()
      await world.close()
    },
  }
}

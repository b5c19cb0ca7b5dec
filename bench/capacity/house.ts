import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { connect } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { systemClock } from '@baize/server-kit/outside'
import type { OwnServer } from '@baize/testing/quorum/own-server'
import { pino } from 'pino'
import { betOf } from '../growth/history.ts'
import { openSessions } from '../wallet/sessions.ts'
import { closedLoop, fillWorld } from '../wallet/world.ts'
import { workedMs } from './usage.ts'

const log = pino({ level: 'silent' })

/** Figures of some seconds of play. */
export interface Taken {
  rounds: number
  seconds: number
  platformMs: number
  primaryMs: number
  /** Bytes of the write-ahead log. */
  walBytes: number
  /** Bytes by which the database grew. */
  storedBytes: number
  transfers: number
}

/** A house whose members play rounds of a bet and its settle, through the wallet's calls without HTTP. */
export async function openHouse(server: OwnServer, members: number) {
  const database = connect({ ...server, log: silentLog, poolSize: 64 }) as EveryDatabase
  await prepareDatabase(database)
  const world = await fillWorld(database, members)
  const tokens = await openSessions(world)
  return { world: { ...world, tokens }, database }
}

type House = Awaited<ReturnType<typeof openHouse>>

/** Plays for some seconds with as many clients, each round by a member drawn by chance. */
export async function play(
  { world, database }: House,
  server: OwnServer,
  clients: number,
  seconds: number,
): Promise<Taken> {
  const calls = await createWalletCalls({ ...world, clock: systemClock, log, onBalance: () => {} })
  const must = ({ status }: { status: string }) => {
    if (status !== 'OK') throw new Error(`a call ended in ${status}`)
  }
  const round = async () => {
    const bet = betOf(world)
    must(await calls.move('bet', bet))
    const line = { transaction_uuid: bet.transaction_uuid, payout: 95, valid_amount: 100, status: 'won' as const }
    const { amount: _, is_free: __, ...rest } = bet
    must(await calls.move('settle', { ...rest, transaction_uuid: `s-${bet.round}`, bets: [line], round_closed: true }))
  }
  const state = async () => {
    const { rows } = await database.pool.query<{ wal: string; stored: string; transfers: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as wal, pg_database_size(current_database())::text as stored,
        (select max(id) from ledger.transfer)::text as transfers`,
    )
    const { user, system } = process.cpuUsage()
    const { wal, stored, transfers } = rows[0]!
    return [
      Number(wal),
      Number(stored),
      Number(transfers),
      (user + system) / 1_000,
      workedMs(server.process.pid!),
    ] as const
  }
  const before = await state()
  let rounds = 0
  const begun = performance.now()
  await closedLoop(clients, seconds, async () => {
    await round()
    rounds++
  })
  const elapsed = (performance.now() - begun) / 1_000
  const after = await state()
  const [walBytes, storedBytes, transfers, platformMs, primaryMs] = after.map((value, index) => value - before[index]!)
  return {
    ...{ rounds, seconds: elapsed },
    ...{
      walBytes: walBytes!,
      storedBytes: storedBytes!,
      transfers: transfers!,
      platformMs: platformMs!,
      primaryMs: primaryMs!,
    },
  }
}

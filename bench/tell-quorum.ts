import { connect } from '@baize/platform/kernel/database/open-database'
import { channel } from '@baize/platform/kernel/push/database-transport'
import { notify } from '@baize/platform/kernel/push/notify'
import { silentLog } from '@baize/server-kit/database/log'
import { Quorum } from '@baize/testing/quorum/quorum'
import { sql } from 'kysely'
import { type BenchOptions, type BenchResult, closedLoop, median, round } from './wallet/world.ts'

const clients = 16
const rounds = 3

/**
 * Writes that tell a member of something, with two standbys of which one has to confirm each commit: in turns with the same writes
 * that notify before they commit, and with writes that tell nobody.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const quorum = await Quorum.start(async server => {
    const owner = connect({ ...server, connectionString: server.ownerConnectionString, log: silentLog, poolSize: 1 })
    await owner.pool.query(
      'create table written (id bigint generated always as identity primary key, text text not null)',
    )
    await owner.pool.query('grant all on written to public')
    await owner.stop()
  })
  const database = connect({ ...quorum.server, log: silentLog, poolSize: clients })
  const write = sql`insert into written (text) values (repeat('x', 200))`
  const ways = {
    silent: () => database.transaction(async tx => void (await write.execute(tx))),
    before_commit: () =>
      database.transaction(async tx => {
        await write.execute(tx)
        await sql`select pg_notify(${channel}, '{"from":"database","messages":[]}')`.execute(tx)
      }),
    after_commit: () =>
      database.transaction(async tx => {
        await write.execute(tx)
        await notify(tx, 1n, { kind: 'unread' })
      }),
  }
  type Way = keyof typeof ways
  const rates: Record<Way, number[]> = { silent: [], before_commit: [], after_commit: [] }
  try {
    for (let turn = 0; turn < (smoke ? 1 : rounds); turn++)
      for (const [way, act] of Object.entries(ways) as [Way, () => Promise<void>][])
        rates[way].push((await closedLoop(clients, smoke ? 1 : 10, act)).rate)
  } finally {
    await database.stop()
    await quorum.stop()
  }
  const rate = (way: Way) => median(rates[way])
  return {
    figures: {
      after_over_before: round(rate('after_commit') / rate('before_commit')),
      after_over_silent: round(rate('after_commit') / rate('silent')),
      writes_s: round(rate('after_commit')),
      before_commit_writes_s: round(rate('before_commit')),
    },
    targets: { after_over_before: { min: 4 } },
  }
}

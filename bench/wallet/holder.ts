import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'

/** Run as a process of its own: holds the money of a member in a transaction that it does not end, and says when it does. */
const [connectionString = '', memberId = ''] = process.argv.slice(2)
const database = connect({ connectionString, log: silentLog, poolSize: 1 })
const client = await database.pool.connect()
client.on('error', () => process.exit(0))
await client.query('begin')
await client.query(
  `select from ledger.account where owner_kind = 'member' and kind = 'MAIN' and owner_id = $1 for update`,
  [memberId],
)
process.send?.('held')
// Stopped by its parent from here on.
setInterval(() => {}, 60_000)

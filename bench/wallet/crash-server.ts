import { createLedger } from '@baize/platform/domains/ledger/index'
import { openDatabase } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { pino } from 'pino'
import { bet, channel, main } from './world.ts'

/** Run as a process of its own: owns the database, bets without end and prints each key that was acknowledged. */
const [dataDir = ''] = process.argv.slice(2)
const MEMBERS = 500n
const CLIENTS = 32
const database = await openDatabase({ dataDir, log: silentLog })
await prepareDatabase(database)
const ledger = createLedger({ database, log: pino({ level: 'silent' }) })
for (let memberId = 1n; memberId <= MEMBERS; memberId++) {
  await ledger.post({
    key: `dep:${memberId}`,
    legs: [{ debit: channel, credit: main(memberId), amountUnits: 10n ** 12n, code: 'DEPOSIT' }],
  })
}
const play = async (client: bigint) => {
  for (let turn = client; ; turn++) {
    const group = bet(1n + (turn % MEMBERS))
    const { status } = await ledger.post(group)
    if (status === 'ok' || status === 'duplicate') process.stdout.write(`${group.key}\n`)
  }
}
await Promise.all(Array.from({ length: CLIENTS }, (_, client) => play(BigInt(client) * 16n)))

import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createPlatform } from '@baize/platform/app'
import { readConfig } from '@baize/platform/kernel/config'
import { openDatabase } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { systemClock, systemRng } from '@baize/server-kit/outside'
import { pino } from 'pino'
import { answerUsage } from '../rooms/usage.ts'
import { temporaryFolder } from '../wallet/world.ts'

const members = 200
const password = 'Tables#2026'

/** A process of its own with the whole platform, on a database with fsync, and members who share a password. */
const folder = temporaryFolder()
const database = await openDatabase({ dataDir: `${folder}/database`, log: silentLog })
await prepareDatabase(database)
const platform = await createPlatform({
  config: readConfig({ BAIZE_DATA: folder, RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '1' }),
  database,
  log: pino({ level: 'silent' }),
  clock: systemClock,
  rng: systemRng,
  checkResponses: false,
})
const passwordHash = await platform.identity.passwords.hash(password)
const usernames = Array.from({ length: members }, (_, index) => `storm${index}`)
for (const username of usernames)
  await platform.members.create({ username, passwordHash, agentType: 0, language: 'EN' })
await platform.app.listen({ port: 0, host: '127.0.0.1' })
const url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`

answerUsage()
process.on('message', async message => {
  if (message !== 'stop') return
  await platform.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
const permission = await (await fetch(`${url}/wps/system/permission`)).json()
const { encryptionKeys } = (permission as { value: { encryptionKeys: object[] } }).value
process.send?.({ url, key: encryptionKeys[0], usernames, password })

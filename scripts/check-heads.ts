import { join } from 'node:path'
import { StartError } from '@baize/server-kit/database/start-error'
import { createLog } from '@baize/server-kit/log'
import { systemRng } from '@baize/server-kit/outside'
import { ConfigError } from '@baize/server-kit/read-variables'
import { KeyMissing } from '@baize/server-kit/secrets/key-of-keys'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { checkHeads } from '../apps/platform/src/heads/check-heads.ts'
import { readLines } from '../apps/platform/src/heads/head-file.ts'
import { headsFile, readConfig } from '../apps/platform/src/kernel/config.ts'
import { openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { loadSecrets } from '../apps/platform/src/kernel/secrets/load-secrets.ts'

/** Compares audit and ledger with every exported head: `npm run check-heads`, or with the file after it. */
async function main([path]: string[]): Promise<void> {
  const config = readConfig(process.env)
  const file = path ?? headsFile(config)
  const lines = await readLines(file)
  if (lines.length === 0) throw new StartError('start_failed', `${file} holds no heads: name the file that does.`)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: join(config.BAIZE_DATA, 'database'),
    log: createLog(config),
  })
  try {
    const { headsKey } = await loadSecrets(database, systemRng, await openKeyOfKeys(config))
    const faults = await checkHeads(database, lines, headsKey)
    console.log(faults.length > 0 ? faults.join('\n') : `Audit and ledger meet all ${lines.length} heads of ${file}.`)
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await database.stop()
  }
}

main(process.argv.slice(2)).catch(error => {
  const foreseen = [ConfigError, StartError, KeyMissing].some(kind => error instanceof kind)
  console.error(foreseen ? error.message : error)
  process.exit(1)
})

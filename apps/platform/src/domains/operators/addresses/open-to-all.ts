import type { Clock } from '@baize/server-kit/outside'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import { readHouse, writeHouse } from './house-addresses.ts'

/**
 * Lets the console answer every address again, from the command line: a house whose line has a new address has nobody inside who
 * could. Answers the addresses that were named until now.
 */
export async function openToAll({ database, clock }: { database: Database; clock: Clock }): Promise<string[]> {
  return database.transaction(async tx => {
    const { addresses } = await readHouse(tx)
    await writeHouse(tx, [])
    await audit(tx, {
      ...{ at: clock.now(), actor: 'command-line', action: 'operators.saveAddresses', subject: 'console' },
      ...{ before: { addresses }, after: { addresses: [] } },
    })
    return addresses
  })
}

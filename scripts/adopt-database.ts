import { databaseNames, type Opened, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Takes over a database that was restored on another server: `npm run adopt-database`, once, while nothing runs on it. */
await runCommand([...databaseNames, 'DATABASE_OWNER_URL'], settings => {
  const adopt = async ({ database }: Opened) => {
    const { adoptDatabase } = await import('../apps/platform/src/adopt-database.ts')
    const { connectOwner } = await import('../apps/platform/src/kernel/database/open-database.ts')
    const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
    await prepareDatabase(database)
    const owner = connectOwner(database)
    const adopted = await adoptDatabase(owner).finally(() => owner.stop())
    console.log(adopted ? 'The database is adopted: start Baize.' : 'This database is at home here: nothing to adopt.')
  }
  return onDatabase(settings, adopt, { alone: true })
})

import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Makes the first operator of a deployment and prints the one-time password: `npm run first-operator -- anna`. */
await runCommand([...databaseNames, 'DATABASE_OWNER_URL'], async settings => {
  const [username] = process.argv.slice(2)
  const { StartError } = await import('@baize/server-kit/database/start-error')
  if (!username) throw new StartError('start_failed', 'Name the operator: npm run first-operator -- anna')
  await onDatabase(settings, async ({ database }) => {
    const { systemClock: clock, systemRng: rng } = await import('@baize/server-kit/outside')
    const { createFirstOperator } = await import('../apps/platform/src/first-operator.ts')
    const { Passwords } = await import('../apps/platform/src/domains/identity/index.ts')
    const { requireHome } = await import('../apps/platform/src/kernel/deployment/home.ts')
    const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
    await prepareDatabase(database)
    await requireHome(database)
    const identity = { passwords: new Passwords(rng) }
    const password = await createFirstOperator({ database, clock, rng, identity }, username)
    console.log(`The operator ${username} signs in once with this password, which is kept nowhere: ${password}`)
  })
})

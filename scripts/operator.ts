import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/**
 * Makes one of the first two administrators of a deployment, `npm run operator -- create anna`, or lets somebody in again where no
 * administrator is left, `npm run operator -- create anna --recover`. Prints the link by which they enrol.
 */
await runCommand([...databaseNames, 'DATABASE_OWNER_URL', 'PUBLIC_URL'], async settings => {
  const [verb, username, option, ...more] = process.argv.slice(2)
  const { StartError } = await import('@baize/server-kit/database/start-error')
  if (verb !== 'create' || !username || (option ?? '--recover') !== '--recover' || more.length > 0)
    throw new StartError('start_failed', 'Name the operator: npm run operator -- create anna')
  await onDatabase(settings, async ({ database }) => {
    const { systemClock: clock, systemRng: rng } = await import('@baize/server-kit/outside')
    const { inviteByCommand } = await import('../apps/platform/src/domains/operators/index.ts')
    const { Passwords } = await import('../apps/platform/src/domains/identity/index.ts')
    const { requireHome } = await import('../apps/platform/src/kernel/deployment/home.ts')
    const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
    await prepareDatabase(database)
    await requireHome(database)
    const deps = { database, clock, rng, identity: { passwords: new Passwords(rng) } }
    const link = await inviteByCommand(deps, username, { recovers: option !== undefined })
    const address = `${settings.PUBLIC_URL ?? ''}/console/enrol#${link}`
    console.log(`The operator ${username} enrols by this link, once and within 30 minutes: ${address}`)
  })
})

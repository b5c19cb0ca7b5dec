import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/**
 * Makes one of the first two administrators of a deployment, `npm run operator -- create anna`, or lets somebody in again where no
 * administrator is left, `npm run operator -- create anna --recover`: prints the link by which they enrol. And lets the console answer
 * every address again, `npm run operator -- open-addresses`, where its list shuts everybody out.
 */
await runCommand([...databaseNames, 'DATABASE_OWNER_URL', 'PUBLIC_URL'], async settings => {
  const asked = await askedFor(process.argv.slice(2))
  await onDatabase(settings, async ({ database }) => {
    const { systemClock: clock, systemRng: rng } = await import('@baize/server-kit/outside')
    const { inviteByCommand, openToAll } = await import('../apps/platform/src/domains/operators/index.ts')
    const { Passwords } = await import('../apps/platform/src/domains/identity/index.ts')
    const { requireHome } = await import('../apps/platform/src/kernel/deployment/home.ts')
    const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
    await prepareDatabase(database)
    await requireHome(database)
    if (asked === 'open-addresses') {
      const closed = await openToAll({ database, clock })
      console.log(`The console answers every address. Until now: ${closed.join(', ') || 'every address'}`)
      return
    }
    const { username, recovers } = asked
    const deps = { database, clock, rng, identity: { passwords: new Passwords(rng) } }
    const link = await inviteByCommand(deps, username, { recovers })
    const address = `${settings.PUBLIC_URL ?? ''}/console/enrol#${link}`
    console.log(`The operator ${username} enrols by this link, once and within 30 minutes: ${address}`)
  })
})

type Asked = 'open-addresses' | { username: string; recovers: boolean }

/** Reads the command's words. @throws StartError for any other words */
async function askedFor([verb, username, option, ...more]: string[]): Promise<Asked> {
  if (verb === 'open-addresses' && username === undefined) return verb
  const isKnown = verb === 'create' && username && (option ?? '--recover') === '--recover' && more.length === 0
  if (isKnown) return { username, recovers: option !== undefined }
  const { StartError } = await import('@baize/server-kit/database/start-error')
  throw new StartError('start_failed', 'Name the operator: npm run operator -- create anna')
}

import { misspeltVariables, readConfig } from '../apps/platform/src/kernel/config.ts'
import { isBuilt } from './build/stamps.ts'
import { endingInALine } from './commands/run-command.ts'

/**
 * Starts the server from its one file where that is made of the present sources, and from the sources elsewhere. Its settings
 * are read before either, which take a while to load.
 */
await endingInALine(async () => {
  readConfig(process.env)
  for (const hint of misspeltVariables(process.env)) console.error(hint)
  const file = new URL('dist/serve.mjs', import.meta.url).href
  await import(isBuilt('serve') ? file : './serve.ts')
})

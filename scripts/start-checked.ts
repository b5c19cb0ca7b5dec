import { misspeltVariables, readConfig } from '../apps/platform/src/kernel/config.ts'
import { endingInALine } from './commands/run-command.ts'

/** Reads the settings before the server, which takes a while to load: whoever wrote a wrong one is told at once. */
await endingInALine(async () => {
  readConfig(process.env)
  for (const hint of misspeltVariables(process.env)) console.error(hint)
  await import('./serve.ts')
})

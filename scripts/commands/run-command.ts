import { type Config, misspeltVariables, readSettings } from '../../apps/platform/src/kernel/config.ts'

/** Errors whose message says what to do; they are known by name, since commands load little before their settings hold. */
const foreseen = new Set(['ConfigError', 'StartError', 'KeyMissing', 'ApiError'])

/**
 * Runs a command of those who run a deployment: reads the variables that it uses, and no others, then does its work, which
 * loads the rest. What ends it is told in a line, and its exit code is 1.
 */
export async function runCommand<N extends keyof Config>(
  names: readonly N[],
  work: (settings: Pick<Config, N>) => Promise<void>,
): Promise<void> {
  await endingInALine(async () => {
    const settings = readSettings(names, process.env)
    for (const hint of misspeltVariables(process.env)) console.error(hint)
    await work(settings)
  })
}

/** Does something, and ends this process with 1 and a line where that throws what was foreseen. */
export async function endingInALine(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error && foreseen.has(error.name) ? error.message : error)
    process.exit(1)
  }
}

import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { StartError } from '@baize/server-kit/database/start-error'
import { type PartName, parts } from './parts.ts'
import { isBuilt } from './stamps.ts'

const script = fileURLToPath(new URL('../build.ts', import.meta.url))

interface How {
  say(text: string): void
  /** How many parts are built beside each other. */
  atOnce: number
  /** Lets everything else on the machine go first. */
  inBackground?: boolean
  /** Ends what is being built. */
  signal?: AbortSignal
}

/**
 * Builds those of some parts whose sources have changed, each in a process of its own, whose memory is free again afterwards.
 * @throws StartError where one cannot be built; what it said stands above
 */
export async function buildMissing(
  names: readonly PartName[],
  { say, atOnce, inBackground = false, signal }: How,
): Promise<void> {
  const waiting = names.filter(name => !isBuilt(name))
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      say(`Building the ${parts[name].title} ...`)
      await run(name, inBackground, signal)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function run(name: PartName, inBackground: boolean, signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(process.execPath, [script, name], { stdio: ['ignore', 'inherit', 'inherit'], signal })
  if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0)
    throw new StartError('build_failed', `The ${parts[name].title} cannot be built; the lines above say why.`)
}

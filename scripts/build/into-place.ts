import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isAlive } from '@baize/server-kit/database/embedded/process-identity'

/** A folder of this process to build in, beside what is built. What builds that were killed left there goes. */
export function placeToBuild(dist: string): string {
  mkdirSync(dist, { recursive: true })
  for (const name of readdirSync(dist)) {
    const [, pid] = /^\.made-(\d+)/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(join(dist, name), { recursive: true })
  }
  return join(dist, `.made-${process.pid}`)
}

/** Longer than a server runs on from a build that a newer one has followed. */
const keptForMs = 7 * 86_400_000

/**
 * Puts a folder that was built in the place of the one before. Two may build at once and either may be killed: what stands there is
 * whole at any time but between two renames.
 */
export function swapInto(made: string, place: string): void {
  const before = `${made}-before`
  mkdirSync(place, { recursive: true })
  renameSync(place, before)
  renameSync(made, place)
  rmSync(before, { recursive: true })
}

/**
 * Moves what was built beside what was built before, of which a server that runs may still load parts. What is a week old goes.
 * Folders come first: whoever starts reads the file above them.
 * @returns names of what was built
 */
export function moveBeside(made: string, place: string): string[] {
  const files = filesBelow(made)
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    renameSync(join(made, file), join(place, file))
  }
  rmSync(made, { recursive: true })
  for (const file of filesBelow(place))
    if (Date.now() - statSync(join(place, file)).mtimeMs > keptForMs) rmSync(join(place, file))
  return files
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort((a, b) => b.split('/').length - a.split('/').length)

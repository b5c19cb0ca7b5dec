import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PartName, parts } from './parts.ts'

/** A part's sources when it was built: their digest, and their sizes and times, which are read in a tenth of the time. */
interface Stamp {
  digest: string
  look: string
}

/** The sources have not changed since the part was built. */
export function isBuilt(name: PartName): boolean {
  const stamp = readStamp(name)
  if (!stamp) return false
  const files = sourcesOf(name)
  const look = lookOf(files)
  if (stamp.look === look) return true
  const digest = digestOf(files)
  if (stamp.digest !== digest) return false
  write(name, { digest, look })
  return true
}

/** Reads the sources of a part. Answers a function that notes, once it is built, that it is of these sources. */
export function readSources(name: PartName): () => void {
  const files = sourcesOf(name)
  const stamp = { digest: digestOf(files), look: lookOf(files) }
  return () => write(name, stamp)
}

const fileOf = (name: PartName): string => join(parts[name].root, 'dist', parts[name].stamp)

function readStamp(name: PartName): Stamp | null {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Stamp
  } catch {
    // None yet, or one that was cut off while it was written.
    return null
  }
}

function write(name: PartName, stamp: Stamp): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(stamp))
}

/**
 * The app's sources, the packages' and the lock file. It takes all of them: a list of folders that a build reads would one day
 * miss one.
 */
function sourcesOf(name: PartName): string[] {
  const patterns = [`${parts[name].root}/**/*.*`, 'packages/*/src/**/*.*']
  const files = patterns
    .flatMap(pattern => globSync(pattern, { exclude: path => path.includes('node_modules') || path.endsWith('/dist') }))
    .filter(file => !/\.(test|stories)\.|^apps\/web\/workshop\//.test(file))
    .sort()
  return [...files, 'package-lock.json']
}

function lookOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

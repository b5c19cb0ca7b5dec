import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Part, type PartName, parts } from './parts.ts'

/** A part's sources when it was built: their digest, and their sizes and times, which are read in a tenth of the time. */
interface Stamp {
  digest: string
  look: string
}

/** The sources have not changed since the part was built. */
export function isBuilt(name: PartName): boolean {
  const stamp = readStamp(name)
  if (!stamp) return false
  const folders = foldersOf(name)
  const look = lookOf(folders)
  if (stamp.look === look) return true
  const digest = digestOf(folders)
  if (stamp.digest !== digest) return false
  write(name, { digest, look })
  return true
}

/** Reads the sources of a part. Answers a function that notes, once it is built, that it is of these sources. */
export function readSources(name: PartName): () => void {
  const folders = foldersOf(name)
  const stamp = { digest: digestOf(folders), look: lookOf(folders) }
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
 * The part's own sources and the packages'; the lock file stands beside. It takes all of them: a list of folders that a build reads
 * would one day miss one.
 */
function foldersOf(name: PartName): string[] {
  const { root, also = [] }: Part = parts[name]
  return [root, ...also, ...readdirSync('packages').map(folder => `packages/${folder}/src`)]
}

/** Folders as this process first saw them: most parts are made of the same packages. */
const known = new Map<string, { files: string[]; look: string }>()
function folderAt(folder: string) {
  const found = known.get(folder) ?? readFolder(folder)
  known.set(folder, found)
  return found
}

function readFolder(folder: string) {
  const files = walk(folder).sort()
  return { files, look: lookOfFiles(files) }
}

const leftOut = /^(node_modules|dist|workshop)$|\.(test|stories)\.|^\./
const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (leftOut.test(entry.name)) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })

function lookOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const lockFile = 'package-lock.json'

function lookOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
    .update(process.cwd())
    .update(lookOfFiles([lockFile]))
  for (const folder of folders) hash.update(folderAt(folder).look)
  return hash.digest('hex')
}

function digestOf(folders: readonly string[]): string {
  // A part may hold the paths of its sources.
  const hash = createHash('sha256').update(process.cwd())
  for (const file of [...folders.flatMap(folder => folderAt(folder).files), lockFile])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

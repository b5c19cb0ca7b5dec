import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, StartError } from '../start-error.ts'
import { processIdentity } from './process-identity.ts'

interface Holder {
  pid: number
  identity: string
}

export interface DirectoryLock {
  release(): void
}

const ATTEMPTS = 10

/**
 * Takes the exclusive lock of a data folder. The lock names its holder by pid and start time, so it
 * ends with the process, however that dies. Throws StartError `locked` naming the living holder.
 */
export function lockDirectory(folder: string): DirectoryLock {
  const path = join(folder, 'lock')
  const mine = `${path}.${process.pid}`
  const me: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' }
  writeFileSync(mine, JSON.stringify(me))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(mine, path)) return { release: () => rmSync(path, { force: true }) }
      const holder = readHolder(path)
      if (holder && processIdentity(holder.pid) === holder.identity) throw lockedBy(holder, folder)
      if (holder) removeStale(path, holder)
    }
    throw new StartError(
      'locked',
      `The data folder ${folder} is being opened by several processes at once: start one of them.`,
    )
  } finally {
    rmSync(mine, { force: true })
  }
}

/** The process that has a data folder in use; undefined where none has. Changes nothing. */
export function livingHolder(folder: string): Holder | undefined {
  const holder = readHolder(join(folder, 'lock'))
  return holder && processIdentity(holder.pid) === holder.identity ? holder : undefined
}

/** A hard link is atomic and fails when the name exists. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves the dead holder's lock away; puts it back when somebody else's new one was caught instead. */
function removeStale(path: string, dead: Holder): void {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const caught = readHolder(aside)
  if (caught && caught.identity !== dead.identity) tryLink(aside, path)
  rmSync(aside, { force: true })
}

/** Undefined when the file vanished; a torn file reads as a holder that does not live. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return { pid: 0, identity: 'torn' }
    throw error
  }
}

function lockedBy(holder: Holder, folder: string): StartError {
  return new StartError(
    'locked',
    `The data folder ${folder} is in use by process ${holder.pid}: stop that process, or choose another data folder.`,
  )
}

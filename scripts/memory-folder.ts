import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '@baize/server-kit/database/embedded/process-identity'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** Many times what a run holds at one moment, databases and browsers' folders included. */
const neededBytes = 8 * 1024 ** 3

/**
 * The environment of tests: this process's own, with its temporary files in memory. Each file of tests has a database of its
 * own, a copy of 1,200 files that takes a disk up to a second. Where there is no such place, little room, or programs may
 * not be run from it, they lie where they always do. The folder is removed when this process ends.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  if (!existsSync(memory)) return process.env
  removeAbandoned()
  const folder = mkdtempSync(join(memory, `baize-${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (!hasRoom(folder) || !runsPrograms(folder)) return process.env
  // The database server of a run as root is another user.
  chmodSync(folder, 0o711)
  return { ...process.env, TMPDIR: folder }
}

/** Removes the folders of runs whose process is gone: they hold memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const pid = /^baize-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= neededBytes
}

function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressOf, databaseNames, middle } from '../plan.ts'
import type { Folders } from '../system/folders.ts'

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Lays cables and folders: one bridge in the middle, each database on a host of its own behind a cable, and the packages' folder with what
 * its programs see of the machine. All of it is in namespaces of this process tree, and gone with it.
 */
export function prepare(folders: Folders, { project, smallDisk }: { project: string; smallDisk: string }): void {
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  mkdirSync('/run/netns')
  run('mount', '-t', 'tmpfs', '-o', 'size=3g', 'tmpfs', join(folders.run, smallDisk))
  for (const path of [project, folders.run, dirname(process.execPath)]) {
    mkdirSync(`${folders.system}${path}`, { recursive: true })
    run('mount', '--rbind', path, `${folders.system}${path}`)
  }
  run('mount', '--rbind', '/dev', `${folders.system}/dev`)
  run('mount', '-t', 'proc', 'proc', `${folders.system}/proc`)
  run('ip', 'link', 'set', 'lo', 'up')
  run('ip', 'link', 'add', 'middle', 'type', 'bridge')
  run('ip', 'address', 'add', `${middle}/24`, 'dev', 'middle')
  run('ip', 'link', 'set', 'middle', 'up')
  for (const name of databaseNames) {
    run('ip', 'netns', 'add', name)
    run('ip', 'link', 'add', cableOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    run('ip', 'link', 'set', cableOf(name), 'master', 'middle', 'up')
    run('ip', '-n', name, 'address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0')
    run('ip', '-n', name, 'link', 'set', 'eth0', 'up')
    run('ip', '-n', name, 'link', 'set', 'lo', 'up')
  }
}

const cableOf = (name: string) => `to-${name}`

/** Pulls the cable of a host, or puts it back. */
export const setCable = (name: string, state: 'up' | 'down'): void => run('ip', 'link', 'set', cableOf(name), state)

/** Every process of a host. */
export const processesAt = (name: string): number[] =>
  execFileSync('ip', ['netns', 'pids', name], { encoding: 'utf8' }).trim().split('\n').filter(Boolean).map(Number)

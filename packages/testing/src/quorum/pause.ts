import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it began. Processes of PostgreSQL are each in a session of their own, which no signal to a group reaches. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), parent: parentOf(name) }))
  const below = (of: number): number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap(child => below(child.pid)),
  ]
  return below(pid)
}

/** Null for one that has ended meanwhile. The name in the second field may hold anything. */
function parentOf(name: string): number | null {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return null
  }
}

/** Stops a process and all that it began where they are. Linux alone. */
export const pause = (pid: number): void => signal(pid, 'SIGSTOP')

/** Lets them go on; those that were not stopped go on as they do. */
export const resume = (pid: number): void => signal(pid, 'SIGCONT')

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of familyOf(pid))
    try {
      process.kill(each, name)
    } catch {
      // It has ended meanwhile.
    }
}

import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second, on every Linux that Node runs on. */
const ticksASecond = 100

/** Milliseconds that a process and all that it began have worked, those that have ended included. Linux alone. */
export function workedMs(pid: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => statOf(name) ?? [])
  const below = (of: number): number[] => [
    of,
    ...processes.filter(({ parent }) => parent === of).flatMap(child => below(child.pid)),
  ]
  const family = new Set(below(pid))
  const ticks = processes.filter(each => family.has(each.pid)).reduce((sum, { ticks }) => sum + ticks, 0)
  return (ticks * 1_000) / ticksASecond
}

/** Null for one that has ended meanwhile. The name in the second field may hold anything. */
function statOf(name: string): { pid: number; parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return {
      pid: Number(name),
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    }
  } catch {
    return null
  }
}

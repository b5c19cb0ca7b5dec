import { readFileSync } from 'node:fs'

/** Linux counts processor time in these. */
const tickMs = 10

/** A process and all below it, as Linux has them. */
export function processesBelow(root: number): number[] {
  const children = read(root, `task/${root}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [root, ...children.flatMap(processesBelow)]
}

/** Processor time in ms that a process and all below it have taken, with those below that have ended. */
export const processorMs = (root: number): number =>
  processesBelow(root).reduce((sum, pid) => {
    const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? []
    return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * tickMs
  }, 0)

export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024
export const commandOf = (pid: number): string => read(pid, 'cmdline')

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended since it was listed.
    return ''
  }
}

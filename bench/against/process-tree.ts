import { readFileSync } from 'node:fs'

/** A process and all below it, as Linux has them. */
export function processesBelow(root: number): number[] {
  const children = read(root, `task/${root}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [root, ...children.flatMap(processesBelow)]
}

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

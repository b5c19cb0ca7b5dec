import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '@baize/testing'
import type { BenchmarkResult } from './main.ts'
import { buySlips, paidBack } from './start/buy-slips.ts'
import { moveBack } from './start/move-back.ts'

const stopDays = 30
const gamesWithSlips = 20

/**
 * First and second start of everything on an empty folder, and what the Node processes hold after it. Then a start after the
 * house stood still for 30 days with slips in its draws, which go back, against the second one.
 */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const data = mkdtempSync(join(tmpdir(), 'bz-start-'))
  const start = async () => {
    const startedMs = performance.now()
    const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data })
    if (!server.url || (await fetch(server.url)).status !== 200) throw new Error(server.output)
    return { server, url: server.url, seconds: (performance.now() - startedMs) / 1000 }
  }
  try {
    const first = await start()
    await first.server.stop()
    const second = await start()
    const rssMb = residentMb(second.server.pid)
    const before = await buySlips(second.url, gamesWithSlips)
    await second.server.stop()
    await moveBack(data, stopDays)
    const late = await start()
    const paidBackSeconds = await paidBack(late.url, before)
    await late.server.stop()
    requireOneLine(late.server.output)
    return {
      figures: {
        first_s: first.seconds,
        second_s: second.seconds,
        rss_mb: rssMb,
        after_30_days_ratio: late.seconds / second.seconds,
        paid_back_s: paidBackSeconds,
      },
      targets: { second_s: { max: 6 }, rss_mb: { max: 350 }, after_30_days_ratio: { max: 2 } },
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** @throws Error unless one line of the log says what became of the draws, and no other tells of any. */
function requireOneLine(output: string): void {
  const lines = output.split('\n').filter(line => /draw/.test(line) && line.startsWith('{'))
  if (lines.length !== 1 || !lines[0]!.includes(`"voided":${gamesWithSlips}`)) throw new Error(lines.join('\n'))
}

/** Resident memory of a process, and of its Node children, by the kernel's account. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const ownKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const nodes = children.filter(child => /node/.test(readFileSync(`/proc/${child}/comm`, 'utf8')))
  return ownKb / 1024 + nodes.reduce((sum, child) => sum + residentMb(child), 0)
}

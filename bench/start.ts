import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '@baize/testing'
import type { BenchmarkResult } from './main.ts'

/** First and second start of everything on an empty folder, and what the Node processes hold after it. */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const data = mkdtempSync(join(tmpdir(), 'bz-start-'))
  const start = async () => {
    const startedMs = performance.now()
    const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data })
    if (!server.url || (await fetch(server.url)).status !== 200) throw new Error(server.output)
    return { server, seconds: (performance.now() - startedMs) / 1000 }
  }
  try {
    const first = await start()
    await first.server.stop()
    const second = await start()
    const rssMb = residentMb(second.server.pid)
    await second.server.stop()
    return {
      figures: { first_s: first.seconds, second_s: second.seconds, rss_mb: rssMb },
      targets: { second_s: { max: 6 }, rss_mb: { max: 350 } },
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
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

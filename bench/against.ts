import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOut } from './against/checkout.ts'
import { askedRevision } from './against/earlier.ts'
import { startOf } from './against/started.ts'
import type { BenchmarkResult } from './main.ts'

const rounds = 3

interface Figures {
  firstSeconds: number
  secondSeconds: number
  restMb: number
}

/**
 * Starts of this working tree against those of an earlier revision, in turns on one machine: from a fresh clone with an empty
 * package cache to the first page, the second start, and the memory of the Node processes when nothing is asked of them.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const revision = askedRevision()
  const [before, now]: Figures[][] = [[], []]
  for (let round = 0; round < (smoke ? 1 : rounds); round++) {
    before!.push(await figuresOf(revision, false))
    now!.push(await figuresOf('HEAD', true))
  }
  const ratio = (figure: keyof Figures) => median(now!, figure) / median(before!, figure)
  return {
    figures: {
      first_ratio: ratio('firstSeconds'),
      second_ratio: ratio('secondSeconds'),
      rest_memory_ratio: ratio('restMb'),
      first_s: median(now!, 'firstSeconds'),
      second_s: median(now!, 'secondSeconds'),
      rest_mb: median(now!, 'restMb'),
    },
    targets: { first_ratio: { max: 0.5 }, second_ratio: { max: 0.4 }, rest_memory_ratio: { max: 0.6 } },
  }
}

async function figuresOf(revision: string, uncommitted: boolean): Promise<Figures> {
  const { folder, remove } = checkOut(revision, { uncommitted })
  const cache = mkdtempSync(join(tmpdir(), 'bz-cache-'))
  try {
    const first = await startOf(folder, cache)
    await first.memoryAtRestMb()
    await first.stop()
    const second = await startOf(folder, cache)
    const restMb = await second.memoryAtRestMb()
    await second.stop()
    return { firstSeconds: first.seconds, secondSeconds: second.seconds, restMb }
  } finally {
    remove()
    rmSync(cache, { recursive: true, force: true })
  }
}

function median(figures: readonly Figures[], name: keyof Figures): number {
  const sorted = figures.map(figure => figure[name]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

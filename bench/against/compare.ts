import { median } from '../wallet/world.ts'
import { beginWork, type WorkName } from './work.ts'

export interface Compared {
  /** This tree's rate over the other one's. */
  rateRatio: number
  /** Processor time of one of this tree over that of the other one. */
  cpuRatio: number
  ratePerS: number
}

/**
 * One kind of work by the servers of two trees, in turns on one machine, and the medians of the ratios of neighbouring turns: what
 * else the machine does falls on both. A first turn of each is not counted.
 */
export async function compare(
  name: WorkName,
  trees: { now: string; before: string },
  { turns, seconds }: { turns: number; seconds: number },
): Promise<Compared> {
  const before = await beginWork(name, trees.before)
  const now = await beginWork(name, trees.now)
  try {
    const pairs: { before: Turn; now: Turn }[] = []
    for (let turn = 0; turn <= turns; turn++) {
      // Each goes first as often as the other.
      const order = turn % 2 === 0 ? ([before, now] as const) : ([now, before] as const)
      const [first, second] = [await order[0].turn(seconds), await order[1].turn(seconds)]
      if (turn > 0) pairs.push(turn % 2 === 0 ? { before: first, now: second } : { before: second, now: first })
    }
    return {
      rateRatio: median(pairs.map(({ before, now }) => now.rate / before.rate)),
      cpuRatio: median(pairs.map(({ before, now }) => now.cpuMs / before.cpuMs)),
      ratePerS: median(pairs.map(({ now }) => now.rate)),
    }
  } finally {
    await now.stop()
    await before.stop()
  }
}

interface Turn {
  rate: number
  cpuMs: number
}

import { randomUUID } from 'node:crypto'
import { SampleProvider, startTestPlatform, uniqueName } from '@baize/testing'
import setUp from '@baize/testing/global-setup'
import { LargeExport } from '@baize/testing/large-export'
import { type BenchOptions, type BenchResult, closedLoop, countViolations, median, round } from './wallet/world.ts'

const clients = 8

/**
 * Signed bets over HTTP at a process that writes a list of a million rows meanwhile, in turns with bets at the same process when it
 * writes none, and how much that process grows while it writes the list alone.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { rows, turns, seconds } = smoke
    ? { rows: 50_000, turns: 1, seconds: 1 }
    : { rows: 1_000_000, turns: 5, seconds: 8 }
  const tearDown = await setUp()
  const site = await startTestPlatform()
  // Before the process, which reads its key as it begins.
  const provider = await SampleProvider.start(site)
  const lists = await LargeExport.start(site, rows)
  try {
    const sessions = await Promise.all(
      Array.from({ length: clients }, async () => provider.play(await (await site.visitor()).register(uniqueName()))),
    )
    const bets = () =>
      closedLoop(clients, seconds, async client => {
        const round = randomUUID()
        const bet = { ...sessions[client]!, round, transaction_uuid: round, amount: 1 }
        const how = { at: lists.server.url! }
        const { status } = await provider.call('bet', { ...bet, round_closed: false, is_free: false }, how)
        if (status !== 'OK') throw new Error(`a bet ended in ${status}`)
      })
    await Promise.all([bets(), lists.takeOut('isOpen=true')])
    const [alone, beside]: number[][] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      alone!.push((await bets()).p99Ms)
      beside!.push((await lists.beside('isOpen=false', bets)).p99Ms)
    }
    const startedAt = performance.now()
    const { growthMb, told } = await lists.takeOut('isOpen=false')
    if (told !== String(rows)) throw new Error(`the list told of ${told} rows`)
    return {
      figures: {
        p99_ratio_alone: round(median(beside!) / median(alone!)),
        growth_mb: Math.round(growthMb),
        list_s: Math.round((performance.now() - startedAt) / 1_000),
        beside_p99_ms: round(median(beside!)),
        alone_p99_ms: round(median(alone!)),
        violations: await countViolations(site.database),
      },
      targets: { p99_ratio_alone: { max: 1.1 }, growth_mb: { max: 64 }, violations: { max: 0 } },
    }
  } finally {
    await lists.server.kill()
    await provider.stop()
    await site.stop()
    await tearDown?.()
  }
}

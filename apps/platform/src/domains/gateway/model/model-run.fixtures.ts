import { factsReadable, ModelTable, playSequence, rolledUp, startTestPlatform, startTwin } from '@baize/testing'
import { checkMoney } from '../../../check-money.ts'

export interface ModelRun {
  /** Plays the sequences of some seeds and answers how many. @throws ModelDifference with the seed and all its steps */
  play(firstSeed: number, lastSeed: number): Promise<number>
  stop(): Promise<void>
}

/** Two processes of the platform and as many tables side by side, each with members and providers of its own. */
export async function openModelRun(tables: number): Promise<ModelRun> {
  const site = await startTestPlatform()
  const twin = await startTwin(site)
  const all: ModelTable[] = []
  for (let number = 1; number <= tables; number++) all.push(await ModelTable.open(site, twin, number))
  return {
    async play(firstSeed, lastSeed) {
      let played = 0
      for (let from = firstSeed; from <= lastSeed; from += tables) {
        const some = all.slice(0, Math.min(tables, lastSeed - from + 1))
        const before = await rollUp(some)
        const models = await allOf(some.map((table, i) => playSequence(table, from + i)))
        const after = await rollUp(some)
        for (const [i, model] of models.entries())
          for (const user of some[i]!.cast.users) {
            const grown = difference(after.get(user), before.get(user))
            const due = sumsOf(model.state, user)
            if (grown.join() !== due.join()) throw new Error(`seed ${from + i}: rollup ${grown}, the model ${due}`)
          }
        played += models.length
      }
      const violations = await checkMoney(site.database)
      if (violations.length > 0) throw new Error(violations.map(({ detail }) => detail).join('; '))
      return played
    },
    async stop() {
      for (const table of all) await table.stop()
      await twin.stop()
      await site.stop()
    },
  }

  async function rollUp(some: readonly ModelTable[]): Promise<Map<string, string>> {
    await factsReadable(site)
    await site.runJob('rounds-rollup')
    return new Map((await Promise.all(some.map(rolledUp))).flatMap(sums => [...sums]))
  }
}

/** Waits for all, so that none still plays when one has failed. */
async function allOf<T>(running: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(running)
  return Promise.all(running)
}

const numbers = (sums = '0 0 0 0') => sums.split(' ').map(Number)
const difference = (after?: string, before?: string) => numbers(after).map((sum, i) => sum - numbers(before)[i]!)

/** Bets, stakes, payouts and valid bets that the facts of a member come to. */
function sumsOf({ facts, bets }: Awaited<ReturnType<typeof playSequence>>['state'], user: string): number[] {
  const own = facts.filter(fact => bets[`${fact.provider}|${fact.bet}`]!.user === user)
  const sum = (of: 'stake' | 'payout' | 'valid') => own.reduce((total, fact) => total + fact.sign * fact[of], 0)
  return [own.reduce((total, { sign }) => total + sign, 0), sum('stake'), sum('payout'), sum('valid')]
}

import { gameAt, type SlotGame } from '@baize/game-kit'
import { instantTitles } from '@baize/game-kit/instant/index'
import { bets } from '@baize/game-kit/instant/testing/sample-play'
import { InstantVisit, type TestWorld } from '@baize/testing'
import { type Family, memberOf } from './family.fixtures.ts'

/** The first slot of each model, and the first instant game of each kind. */
const slots = firstOf(
  Array.from({ length: 400 }, (_, index) => gameAt(index)),
  ({ model }: SlotGame) => model,
)
const instants = firstOf(instantTitles, ({ kind }) => kind)

function firstOf<T>(all: readonly T[], of: (one: T) => string): T[] {
  return [...Map.groupBy(all, of).values()].map(([first]) => first!)
}

/** Lets bets be asked for that the wallet does not answer before all were looked at. */
async function whileAsked(
  world: TestWorld,
  asks: readonly (() => Promise<{ status: number }>)[],
  look: () => Promise<void>,
): Promise<void> {
  const gone = Promise.withResolvers<'good'>()
  const answers: Promise<{ status: number }>[] = []
  for (const ask of asks) {
    const reached = Promise.withResolvers<void>()
    world.wallet.line = path => {
      if (!path.endsWith('/bet')) return 'good'
      reached.resolve()
      return gone.promise
    }
    answers.push(ask())
    await reached.promise
  }
  await look()
  gone.resolve('good')
  for (const { status } of await Promise.all(answers)) if (status !== 200) throw new Error(`a bet answered ${status}`)
}

export const alone: readonly Family[] = [
  {
    name: 'slots of each model whose stake is asked for',
    kind: 'slot',
    async leave(world, look) {
      const asks = []
      for (const [place, { code }] of slots.entries()) {
        const visit = await world.play(await memberOf(world, place), code)
        asks.push(() => visit.spin())
      }
      await whileAsked(world, asks, look)
      return true
    },
  },
  {
    name: 'instant games of each kind whose stake is asked for',
    kind: 'instant',
    async leave(world, look) {
      const asks = []
      for (const [place, { code, kind }] of instants.entries()) {
        const visit = new InstantVisit(await world.play(await memberOf(world, place), code))
        const { options, stakeUnits } = bets[kind](0)
        asks.push(() => visit.open(options, String(stakeUnits)))
      }
      await whileAsked(world, asks, look)
      return true
    },
  },
  {
    name: 'instant games that wait for a choice',
    kind: 'instant',
    async leave(world, look) {
      const waiting = instants.filter(({ kind }) => ['mines', 'hi-lo', 'crash', 'blackjack'].includes(kind))
      for (const [place, { code, kind }] of waiting.entries()) {
        const visit = new InstantVisit(await world.play(await memberOf(world, place), code))
        const { options, stakeUnits } = bets[kind](0)
        const { status, body } = await visit.open(options, String(stakeUnits))
        if (status !== 200) throw new Error(`${code} answered ${status}`)
        if (body.round.isOver) return false
      }
      await look()
      return true
    },
  },
]

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { systemClock } from '@baize/server-kit/outside'
import { pino } from 'pino'
import { betCall } from './wallet/bet-call.ts'
import { openSessions } from './wallet/sessions.ts'
import { type BenchOptions, type BenchResult, closedLoop, openWorld, round, takeTurns } from './wallet/world.ts'

const clients = 32
/** The member whose money is held; each client bets for them now and then. */
const heldMember = 1
const heldShare = 0.01

/**
 * Bets of everybody while another process has stopped (SIGSTOP) in the middle of a transaction that holds one member's money,
 * against the same without it. Bets of the held member are not counted.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 500, rounds: 1, seconds: 2 }
    : { members: 10_000, rounds: 4, seconds: 8 }
  const world = await openWorld(members)
  const [held, ...free] = await openSessions(world)
  const log = pino({ level: 'silent' })
  const calls = createWalletCalls({
    ...world,
    ...{ clock: systemClock, log },
    onBalance: () => {},
  })
  const waiting = new Set<Promise<unknown>>()
  const rateOf = async () => {
    let counted = 0
    const { rate } = await closedLoop(clients, seconds, async () => {
      if (Math.random() < heldShare) {
        const answer = calls.move('bet', betCall(held!)).finally(() => waiting.delete(answer))
        waiting.add(answer)
      }
      const { status } = await calls.move('bet', betCall(free[Math.floor(Math.random() * free.length)]!))
      if (status !== 'OK') throw new Error(`a bet ended in ${status}`)
      counted++
    })
    await Promise.all(waiting)
    if (counted === 0) throw new Error('nobody bet')
    return rate
  }
  try {
    const rates = await takeTurns(
      {
        alone: rateOf,
        frozen: async () => {
          const holder = await freeze(world.database.connectionString)
          try {
            return await rateOf()
          } finally {
            holder.kill('SIGKILL')
            await once(holder, 'exit')
          }
        },
      },
      rounds,
    )
    return {
      figures: {
        rate_ratio: round(rates.frozen! / rates.alone!),
        alone_per_s: Math.round(rates.alone!),
        frozen_per_s: Math.round(rates.frozen!),
      },
      targets: { rate_ratio: { min: 0.8 } },
    }
  } finally {
    await calls.drain()
    await world.close()
  }
}

/** A process that holds the member's money and has stopped. */
async function freeze(connectionString: string): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./wallet/holder.ts', import.meta.url))
  const holder = fork(script, [connectionString, String(heldMember)])
  await once(holder, 'message')
  holder.kill('SIGSTOP')
  return holder
}

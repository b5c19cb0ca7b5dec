import type { RequestOf } from '@baize/api'
import { demoTeam } from '../../apps/platform/src/demo/seed-demo.ts'
import type { Database } from '../../apps/platform/src/kernel/database/open-database.ts'
import { type Ask, askAsRobot, type DemoPlatform, signIn } from './demo-callers.ts'
import { playSlot } from './demo-play.ts'

const spins = 14
const period = 'SEMIMONTHLY'
const reason = 'Terms of the demo. No real money moves here.'

/** Signs contracts from the house down to the agents of the demo, offered and accepted by the calls that people use. */
export async function signTerms(platform: DemoPlatform, database: Database): Promise<void> {
  const robot = await askAsRobot(platform, database)
  const people = await Promise.all(
    demoTeam.agents.map(async account => [account, await signIn(platform, database, account)] as const),
  )
  await agree(robot, people)
  for (const [, ask] of people) await ask('session.logout', {})
}

/**
 * Members of the demo play some rounds like anybody, at the pace that games have, so that their agents see a team that
 * lives; each round can be checked like anybody's. Ends early when the signal says so.
 * @param own address of platform and studio
 */
export async function playAwhile(
  platform: DemoPlatform,
  database: Database,
  own: string,
  signal: AbortSignal,
): Promise<void> {
  const slots = [...platform.catalogue.snapshot.byCode.values()].map(({ card }) => card).filter(isSlot)
  const { players } = demoTeam
  await Promise.all(
    players.map(async (username, place) => {
      const ask = await signIn(platform, database, username)
      const { vassalage, gameCode } = slots[Math.floor((slots.length * place) / players.length)]!
      await playSlot(own, ask, { vassalage, gameCode }, { spins, signal })
      if (!signal.aborted) await ask('session.logout', {})
    }),
  )
}

const isSlot = ({ gameType }: { gameType: string }): boolean => gameType === 'RNG'

/** Rates from the house down, in percent. */
const dailyRates = ['1', '0.8', '0.5']
const realtimeRates = ['0.1', '0.05']
const dividendRates = ['30', '20', '10']

/** The house grants the first agent, each agent the next one; no line can pay more than the one above it brings. */
async function agree(robot: Ask, people: readonly (readonly [account: string, ask: Ask])[]): Promise<void> {
  for (const [place, [account, payee]] of people.entries()) {
    const payer = people[place - 1]?.[1]
    const house = (terms: Omit<RequestOf<'contracts.offerAsHouse'>, 'account' | 'reason'>) =>
      robot('contracts.offerAsHouse', { account, reason, ...terms })
    const offer = { action: 'OFFER', account } as const

    const rate = dailyRates[place]!
    const daily = payer
      ? await payer('contracts.dailySalary', { ...offer, rate, betAmount: '100' })
      : await house({ type: 'DAILY', tiers: [{ rate, validBet: '100' }] })
    await payee('contracts.dailySalary', { action: 'ACCEPT', contractId: daily.id })

    const tiers = [{ rate: dividendRates[place]! }]
    const dividend = payer
      ? await payer('contracts.dividend', { ...offer, period, tiers })
      : await house({ type: 'DIVIDEND', period, tiers })
    await payee('contracts.dividend', { action: 'ACCEPT', contractId: dividend.id })

    const realtime = realtimeRates[place]
    if (!realtime) continue
    const quick = payer
      ? await payer('contracts.realtimeSalary', { ...offer, rate: realtime, betAmount: '0' })
      : await house({ type: 'REALTIME', tiers: [{ rate: realtime }] })
    await payee('contracts.realtimeSalary', { action: 'ACCEPT', contractId: quick.id })
  }
}

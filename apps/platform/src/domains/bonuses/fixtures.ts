import { randomUUID } from 'node:crypto'
import type { GameType, RequestOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { countFacts, SampleProvider, type SampleSession } from '@baize/testing'
import { type CashierSite, newPlayer, type Player, startCashier } from '../cashier/fixtures.ts'

const hourMs = 3_600_000
const played = ['RNG', 'LIVE', 'SPORTS', 'PVP'] as const satisfies GameType[]
export type PlayedType = (typeof played)[number]

export interface BonusSite extends CashierSite {
  studios: Record<PlayedType, SampleProvider>
}

/** The platform with one game of each type that bonuses weigh in their own way. */
export async function startBonusSite(): Promise<BonusSite> {
  const site = await startCashier()
  const studios = {} as Record<PlayedType, SampleProvider>
  for (const type of played) studios[type] = await SampleProvider.start(site, type.slice(0, 3), type)
  return {
    ...site,
    studios,
    async stop() {
      for (const studio of Object.values(studios)) await studio.stop()
      await site.stop()
    },
  }
}

export const units = (amount: string): number => Number(parseAmount(amount))

type Terms = NonNullable<RequestOf<'promotions.save'>['bonus']>
export const workedTerms: Terms = { maxStake: '150.00', maxConvert: '300.00', days: 7 }

let count = 0

/** A promotion whose reward is a bonus; answers its id. */
export async function offerBonus(site: BonusSite, bonus: Terms = workedTerms, reward = '100.00', multiple = 10) {
  const now = site.clock.now().getTime()
  const { id } = await site.desk.call('promotions.save', {
    ...{ code: `WAGER-${++count}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
    texts: { EN: { title: 'A bonus to play', summary: '', terms: '' } },
    ...{ startsAt: new Date(now - hourMs).toISOString(), endsAt: new Date(now + 30 * 24 * hourMs).toISOString() },
    ...{ reward, multiple, bonus, reason: 'For the test' },
  })
  return id
}

export interface BonusPlayer extends Player {
  sessions: Record<PlayedType, SampleSession>
}

/** A member with this money who claimed a bonus of the terms. */
export async function bonusPlayer(site: BonusSite, main: string, terms?: Terms, reward?: string, multiple?: number) {
  const player = await newPlayer(site, main)
  await claimBonus(player, await offerBonus(site, terms, reward, multiple))
  return withSessions(site, player)
}

let numbers = 0
/** A number by which nobody has redeemed a bonus. */
export const newContact = (): string => `84${String(++numbers).padStart(9, '0')}`

export async function claimBonus({ client }: Player, id: string): Promise<void> {
  await client.call('promotions.join', { id })
  await client.call('promotions.claim', { id, contact: newContact() })
}

export async function withSessions(site: BonusSite, player: Player): Promise<BonusPlayer> {
  const sessions = {} as Record<PlayedType, SampleSession>
  for (const type of played) sessions[type] = await site.studios[type].play(player.client)
  return { ...player, sessions }
}

/** A bet that is settled at once; answers its id, or the status that refused it. */
export async function play(
  site: BonusSite,
  player: BonusPlayer,
  [type, stake, payout, valid = stake]: readonly [type: PlayedType, stake: string, payout: string, valid?: string],
): Promise<string> {
  const [studio, session, bet] = [site.studios[type], player.sessions[type], randomUUID()]
  const { status } = await studio.bet(session, bet, units(stake))
  if (status !== 'OK') return status
  await studio.settle(session, `${bet}-settle`, bet, units(payout), bet, units(valid))
  return bet
}

/** MAIN, BONUS, what the deposit still asks for, and what of the wagering is done, once the job has run. */
export async function standing(site: BonusSite, { client, id }: Player): Promise<string[]> {
  await countFacts(site, 'cashier-turnover')
  const { main, turnoverLeft } = await client.call('cashier.funds', {})
  const { bonus } = await client.call('promotions.wagering', {})
  const held = (await site.platform.ledger.balances(id)).find(({ kind }) => kind === 'BONUS')!.units
  return [main, toWire(held), turnoverLeft, bonus?.done ?? 'none']
}

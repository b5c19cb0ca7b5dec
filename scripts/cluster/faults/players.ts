import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { GameVisit, type SampleProvider, TestClient, uniqueName } from '@baize/testing'
import { frontUrl } from '../plan.ts'
import type { History } from './history.ts'

const password = 'Tables#2026'
const stakeUnits = 100
/** Between what one player does, so that two processors are not all of the laboratory. */
const thoughtMs = 60
const listedWithinMs = 20_000

/** Somebody who registers at the front door. */
async function newMember(): Promise<{ username: string; client: TestClient }> {
  const username = uniqueName('fault')
  const client = await new TestClient(frontUrl).open()
  client.token = (await client.call('members.register', { username, password, confirmPassword: password })).token
  return { username, client }
}

export interface Player {
  username: string
  play(): Promise<void>
}

/** A player whose every call is in the history. */
export interface WalletPlayer extends Player {
  /** Its balance as it began, in units. */
  beganUnits: number
  /** The same now, by the session of the game: that of the site ends when nobody uses the site for half an hour. */
  balanceUnits(): Promise<number>
}

/** A list acts on every process within two seconds of its reading. */
async function onceListed<T>(work: () => Promise<T>, untilMs = performance.now() + listedWithinMs): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (performance.now() > untilMs) throw error
    await delay(thoughtMs)
    return onceListed(work, untilMs)
  }
}

/** Bets at somebody else's game by signed calls of the wallet: each bet is settled, won or lost, or rolled back. */
export async function walletPlayer(provider: SampleProvider, history: History): Promise<WalletPlayer> {
  const { username, client } = await newMember()
  const session = await onceListed(() => provider.play(client))
  const round = async () => {
    const bet = randomUUID()
    const fields = { ...session, round: bet, round_closed: false }
    const own = { player: username, transaction: bet, changeUnits: -stakeUnits }
    const { outcome } = await history.do('bet', {
      ...own,
      fields: { ...fields, transaction_uuid: bet, amount: stakeUnits, is_free: false } as never,
    })
    if (outcome !== 'ok') return
    const end = randomUUID()
    const closing = { ...fields, transaction_uuid: end, round_closed: true }
    if (randomInt(10) === 0) {
      const rollback = { ...closing, reference_transaction_uuid: bet } as never
      await history.do('rollback', { ...own, transaction: end, changeUnits: stakeUnits, fields: rollback })
      return
    }
    const payout = randomInt(2) === 0 ? 2 * stakeUnits : 0
    const status = payout > 0 ? 'won' : 'lost'
    const bets = [{ transaction_uuid: bet, payout, valid_amount: stakeUnits, status }]
    await history.do('settle', { ...own, transaction: end, changeUnits: payout, fields: { ...closing, bets } as never })
  }
  const play = async () => {
    while (!history.isOver) {
      await round()
      await delay(thoughtMs)
    }
  }
  const balanceUnits = async () => (await provider.call('balance', session)).balance!
  return { username, beganUnits: await balanceUnits(), balanceUnits, play }
}

/** A session of the site ends after half an hour without a call. */
async function signInAgain(username: string, client: TestClient): Promise<null> {
  const answer = await client.call('session.login', { username, password, type: 'username' }).catch(() => null)
  if (answer) client.token = answer.token
  return null
}

/** A round of the house's own game that its player was told of. */
export interface ToldRound {
  id: string
  stakeUnits: bigint
  winUnits: bigint
  toldAtMs: number
}

/** Spins at a game of the house, of which each takes both servers. What gets no answer is left to the house to end. */
export async function slotPlayer(history: History, told: ToldRound[]): Promise<Player> {
  const { username, client } = await newMember()
  const open = async () => {
    const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    return GameVisit.open(frontUrl, gameUrl)
  }
  let visit: GameVisit | null = await open()
  const play = async () => {
    while (!history.isOver) {
      visit ??= await open().catch(() => signInAgain(username, client))
      const answer = await visit?.spin().catch(() => null)
      if (answer?.status === 200) {
        const { roundId: id, betUnits, winUnits } = answer.body.round
        told.push({ id, stakeUnits: BigInt(betUnits), winUnits: BigInt(winUnits), toldAtMs: performance.now() })
      } else visit = null
      await delay(4 * thoughtMs)
    }
  }
  return { username, play }
}

import { randomUUID } from 'node:crypto'
import type { ConcludeReply, WalletReply } from '@baize/api/wallet-protocol'
import type { TestClient } from '../client.ts'
import { giveMoney } from '../loyal-member.ts'
import { uniqueName } from '../personas.ts'
import type { TestPlatform } from '../platform.ts'
import { SampleProvider, type SampleSession } from '../sample-provider.ts'
import type { TwinPlatform } from '../twin-platform.ts'
import type { Bounds, MemberCall, PoolCall } from './state.ts'
import type { Cast } from './steps.ts'
import { toWire } from './wire.ts'

const usersATable = 3
export const startUnits = 10_000_000
const poolUnits = 10_000_000
/** What the providers may pay a bet; a sequence never comes near what they may in a day. */
const paid = { maxPayoutUnits: 10_000_000_000_000n, maxLossADayUnits: 1_000_000_000_000_000n }

/** Some members, two providers and two processes of the platform, with whom sequences are played one after the other. */
export class ModelTable {
  readonly site: TestPlatform
  readonly cast: Cast
  readonly bounds: Bounds
  readonly #twin: TwinPlatform
  readonly #providers: Map<string, SampleProvider>
  readonly #sessions: Map<string, SampleSession>

  private constructor(
    site: TestPlatform,
    twin: TwinPlatform,
    providers: Map<string, SampleProvider>,
    sessions: Map<string, SampleSession>,
    bounds: Bounds,
  ) {
    this.site = site
    this.#twin = twin
    this.#providers = providers
    this.#sessions = sessions
    this.bounds = bounds
    const users = [...new Set([...sessions.values()].map(({ user }) => user))]
    this.cast = { users, providers: [...providers.keys()] }
  }

  static async open(site: TestPlatform, twin: TwinPlatform, number: number): Promise<ModelTable> {
    const providers = new Map<string, SampleProvider>()
    for (const letter of ['A', 'B']) {
      const code = `M${number}${letter}`
      providers.set(code, await SampleProvider.start(site, code, 'RNG', { bounds: paid }))
    }
    await twin.platform.catalogue.reload()
    const sessions = new Map<string, SampleSession>()
    for (let i = 0; i < usersATable; i++) {
      const member: TestClient = await (await site.visitor()).register(uniqueName())
      for (const [code, provider] of providers) {
        const session = await provider.play(member)
        sessions.set(`${code}|${session.user}`, session)
      }
    }
    const { rows } = await site.database.pool.query<{ max_series: number }>(
      'select max_series from launch.game_session order by id desc limit 1',
    )
    const bounds = { maxBet: 5_000_000, maxPayout: Number(paid.maxPayoutUnits), seedsADay: 4, seedUnits: 5_000_000_000 }
    const table = new ModelTable(site, twin, providers, sessions, { ...bounds, maxSeries: rows[0]!.max_series })
    await table.#fillPools()
    return table
  }

  /** A seed that is played alone finds money in the pools, as those after it in a range do. */
  async #fillPools(): Promise<void> {
    const [user] = this.cast.users
    for (const provider of this.cast.providers) {
      const move = { name: 'pool', provider, move: 'in', amount: poolUnits } as const
      const { status } = await this.send({ ...move, round: 'first', id: `${provider}-first`, user: user!, bet: '' }, 0)
      if (status !== 'OK') throw new Error(`the pool of ${provider} took nothing: ${status}`)
    }
  }

  /** Sends a call to the first or the second process. */
  send(call: MemberCall | PoolCall, process: 0 | 1): Promise<Reply> {
    const { name, fields } = toWire(call, this.#sessionsAt(call.provider))
    return surely<Reply>(() =>
      this.#providers.get(call.provider)!.call(name, fields as never, { at: this.#urls[process] }),
    )
  }

  async sendBatch(provider: string, calls: readonly MemberCall[], process: 0 | 1): Promise<Reply[]> {
    const items = calls.map(call => {
      const { name, fields } = toWire(call, this.#sessionsAt(call.provider))
      const signer = call.isForeign ? 'STRANGER' : provider
      return { call: name, request_uuid: randomUUID(), sent_at: 0, provider: signer, ...fields }
    })
    const at = { at: this.#urls[process] }
    for (;;) {
      const reply = await this.#providers.get(provider)!.call('batch', { calls: items } as never, at)
      const { replies } = reply as unknown as { replies: Reply[] }
      if (replies.every(({ status }) => status !== 'OVERLOADED')) return replies
    }
  }

  /** Rounds of a provider that changed since a time, as the protocol tells them. */
  async rounds(provider: string, fromMs: number): Promise<ToldRound[]> {
    const told: ToldRound[] = []
    for (;;) {
      const last = told.at(-1)
      const after = last ? { after: last.round, after_user: last.user } : {}
      const span = { from: fromMs, to: fromMs + 24 * 3_600_000, limit: 200, ...after }
      const reply = await this.#providers.get(provider)!.call('rounds', span as never)
      const { rounds } = reply as unknown as { rounds: ToldRound[] }
      told.push(...rounds)
      if (rounds.length < 200) return told
    }
  }

  fund(user: string, units: number): Promise<void> {
    return giveMoney(this.site, BigInt(user), BigInt(units))
  }

  /** Ends a member's game session, or lets it bet again. */
  async setEnded(provider: string, user: string, isEnded: boolean): Promise<void> {
    await this.site.database.kysely
      .updateTable('launch.game_session')
      .set({ ended_at: isEnded ? new Date() : null })
      .where('provider_code', '=', provider)
      .where('member_id', '=', BigInt(user))
      .execute()
  }

  async stop(): Promise<void> {
    for (const provider of this.#providers.values()) await provider.stop()
  }

  get #urls() {
    return [this.site.url, this.#twin.url] as const
  }

  #sessionsAt = (provider: string) => (user: string) => this.#sessions.get(`${provider}|${user}`)!
}

export type Reply = WalletReply | ConcludeReply

export interface ToldRound {
  round: string
  user: string
  stake: number
  payout: number
  state: string
}

/** Asks again while the wallet has no time, which is a certain answer: nothing was taken in. */
export async function surely<R extends { status: string }>(ask: () => Promise<R>): Promise<R> {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 'OVERLOADED') return reply
  }
}

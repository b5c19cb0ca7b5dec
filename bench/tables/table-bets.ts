import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { studioRequest } from '@baize/api/studio/endpoints'
import type { StoredTableRound } from '@baize/studio/live/live-dependencies'
import { Pool } from 'undici'
import { secretOfVisit } from '../studio/studio-world.ts'
import type { BenchToken } from '../wallet/sessions.ts'

const connections = 64
const units = '10000'
const spots = ['D', 'T', 'TIE', 'DH']
/** So many of the bets come in the last seconds. */
const lateShare = 0.7
const lateMs = 4_000
/** The very last bets are sent so long before the close. */
const spareMs = 500

/** Bets on rounds of a table through the studio's own call, as pages send them. */
export class TableBets {
  /** Slips that were accepted. */
  readonly accepted: string[] = []
  readonly latenciesMs: number[] = []
  refused = 0
  readonly #pool: Pool
  readonly #tokens: readonly BenchToken[]

  constructor(url: string, tokens: readonly BenchToken[]) {
    this.#pool = new Pool(url, { connections, pipelining: 1 })
    this.#tokens = tokens
  }

  /** Sends so many bets over the time of a round, most of them late. Resolves when all are answered. */
  async lay(round: StoredTableRound, count: number): Promise<void> {
    const from = Date.now()
    const closesAtMs = round.closes_at.getTime() - spareMs
    const lateFromMs = closesAtMs - lateMs
    const early = Math.floor(count * (1 - lateShare))
    const first = Math.floor(Math.random() * this.#tokens.length)
    await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const [begin, end] = i < early ? [from, lateFromMs] : [lateFromMs, closesAtMs]
        await pause(begin + Math.random() * (end - begin) - Date.now())
        await this.#bet(round, this.#tokens[(first + i) % this.#tokens.length]!, spots[i % spots.length]!)
      }),
    )
  }

  async #bet({ serial, definition }: StoredTableRound, token: BenchToken, spot: string): Promise<void> {
    const slipId = randomUUID()
    const bet = { slipId, serial: Number(serial), definition, positions: [{ spot, units }], totalUnits: units }
    const { url, method, headers, body } = studioRequest('table.bet', bet, secretOfVisit(token))
    const sentAtMs = performance.now()
    const answer = await this.#pool.request({
      path: url,
      method: method as 'POST',
      headers: headers as Record<string, string>,
      body: body as string,
    })
    await answer.body.dump()
    this.latenciesMs.push(performance.now() - sentAtMs)
    if (answer.statusCode === 200) this.accepted.push(slipId)
    else this.refused++
  }
}

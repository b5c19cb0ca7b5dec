import type { LotteryGameView } from '@baize/api/studio/lottery'
import { createFields } from '../../kit/picture.ts'
import type { PageContext } from '../context.ts'

/** The next draws are asked for when one of those shown was held, and no sooner than this after the last time. */
const leastGapMs = 10_000

/** The other lotteries and when they draw: told with the page, and asked for in one call after draws. */
export class GamesWatch {
  readonly games
  readonly #api: Pick<PageContext['api'], 'games'>
  #askAtMs = 0
  #isAsking = false

  constructor({ boot, api }: { boot: Pick<PageContext['boot'], 'games'>; api: Pick<PageContext['api'], 'games'> }) {
    this.#api = api
    this.games = createFields<{ list: readonly LotteryGameView[] }>({ list: boot.games })
  }

  tick(nowMs: number): void {
    const isOld = this.games.read().list.some(({ next }) => next && Date.parse(next.drawsAt) < nowMs)
    if (isOld && !this.#isAsking && nowMs >= this.#askAtMs) void this.#ask(nowMs)
  }

  async #ask(nowMs: number): Promise<void> {
    this.#isAsking = true
    this.#askAtMs = nowMs + leastGapMs
    const outcome = await this.#api.games()
    if (outcome.kind === 'ok') this.games.tell({ list: outcome.value })
    this.#isAsking = false
  }
}

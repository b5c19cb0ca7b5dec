import type { StudioInput } from '@baize/api/studio/requests'
import type { PlaceAnswer } from '@baize/api/studio/sports/bets'
import type { Visit } from '../../../visits.ts'
import type { BetDependencies } from '../../sports-dependencies.ts'
import { placeSlip } from '../place-slip.ts'
import { readSlip } from '../read-slip.ts'

/** Answers are kept for so long for a page whose line dropped them. */
const keptMs = 120_000
const mostKept = 20_000

interface Received {
  atMs: number
  answer: Promise<PlaceAnswer>
}

/**
 * Slips that this process has received from pages that want to hear so: a page is told within its time that the slip is here, and
 * asks with the same slip again what became of it. The same slip joins the one that is under way and is answered alike, its
 * refusals too; what another process took of it stands in rows.
 */
export class ReceivedSlips {
  readonly #deps: BetDependencies
  readonly #received = new Map<string, Received>()

  constructor(deps: BetDependencies) {
    this.#deps = deps
  }

  /** @throws StudioError as `placeSlip` does */
  async take(visit: Visit, slip: StudioInput<'book.place'>, receivedAt: Date): Promise<PlaceAnswer> {
    const { answerWithinMs } = slip
    if (answerWithinMs === undefined) return placeSlip(this.#deps, visit, slip, receivedAt)
    const answer = this.#answerTo(visit, slip, receivedAt)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>(resolve => {
      timer = setTimeout(resolve, answerWithinMs, null)
    })
    try {
      return (await Promise.race([answer, late])) ?? this.#pending()
    } finally {
      clearTimeout(timer)
    }
  }

  #pending(): PlaceAnswer {
    return { nowMs: this.#deps.outside.now().getTime(), bets: [], balanceUnits: null, isPending: true }
  }

  #answerTo(visit: Visit, slip: StudioInput<'book.place'>, receivedAt: Date): Promise<PlaceAnswer> {
    const key = `${visit.user_id} ${readSlip(visit.game_code, slip).inputHash}`
    const nowMs = receivedAt.getTime()
    this.#forget(nowMs)
    const known = this.#received.get(key)
    if (known) return known.answer
    const answer = placeSlip(this.#deps, visit, slip, receivedAt)
    this.#received.set(key, { atMs: nowMs, answer })
    // Without an answer, such as busy, the next one is looked at anew.
    answer.catch(() => this.#received.delete(key))
    return answer
  }

  #forget(nowMs: number): void {
    for (const [key, { atMs }] of this.#received) {
      if (nowMs - atMs < keptMs && this.#received.size < mostKept) return
      this.#received.delete(key)
    }
  }
}

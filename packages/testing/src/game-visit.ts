import { randomBytes } from 'node:crypto'
import type { StudioAnswer } from '@baize/api/studio/answers'
import { type StudioEndpointName, studioRequest } from '@baize/api/studio/endpoints'
import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { StudioRequest } from '@baize/api/studio/requests'
import type { GameBoot, HistoryAnswer, RotateAnswer, RoundView, SpinAnswer } from '@baize/api/studio/slot'
import type { VerifiableRound } from '@baize/game-kit'

export interface Answered<T> {
  status: number
  body: T & Partial<StudioErrorAnswer>
}

/** The `traceparent` of a page; null where it came without one. */
export const traceOf = (page: string): string | null =>
  page.match(/<meta name="traceparent" content="([^"]+)">/)?.[1] ?? null

/** One visit to a game, as its client has it: the page was opened and its data read. */
export class GameVisit {
  readonly #url: string
  readonly boot: GameBoot
  /** The trace that the page came with, which its calls go on with. */
  readonly traceparent: string | null

  private constructor(url: string, boot: GameBoot, traceparent: string | null) {
    this.#url = url
    this.boot = boot
    this.traceparent = traceparent
  }

  /** Opens the game's page by its one-time address, and sends the client seed that the page makes by itself. */
  static async open(url: string, gameUrl: string): Promise<GameVisit> {
    const visit = await GameVisit.openPage(url, gameUrl)
    // Betting pages have no seeds of their own.
    if (!visit.boot.fairness?.wantsClientSeed) return visit
    const { status, body } = await visit.rotate(randomBytes(8).toString('hex'))
    if (status !== 200) throw new Error(`the client seed was refused: ${body.error}`)
    visit.boot.fairness = body.fairness
    return visit
  }

  /** Opens the game's page and reads its data, without the scripts that run in it. */
  static async openPage(url: string, gameUrl: string): Promise<GameVisit> {
    const response = await fetch(new URL(gameUrl, url))
    const page = await response.text()
    if (!response.ok) throw new Error(`the game page answered ${response.status}: ${page}`)
    const [, data] = page.match(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s)!
    return new GameVisit(url, JSON.parse(data!) as GameBoot, traceOf(page))
  }

  spin(stakeUnits = this.boot.game.defaultStakeUnits): Promise<Answered<SpinAnswer>> {
    return this.call('slot.spin', { stakeUnits })
  }

  history(): Promise<Answered<HistoryAnswer>> {
    return this.call('slot.history', {})
  }

  round(id: string): Promise<Answered<RoundView>> {
    return this.call('slot.round', { id })
  }

  record(id: string): Promise<Answered<VerifiableRound>> {
    return this.call('round.record', { id }) as Promise<Answered<VerifiableRound>>
  }

  confirm(id: string, cursor: number): Promise<Answered<{ ok: true }>> {
    return this.call('round.confirmShown', { id, cursor })
  }

  rotate(clientSeed: string): Promise<Answered<RotateAnswer>> {
    return this.call('seeds.change', { clientSeed })
  }

  call<N extends StudioEndpointName>(name: N, input: StudioRequest<N>): Promise<Answered<StudioAnswer<N>>> {
    return this.send(name, input)
  }

  /** The same with whatever input and secret, as a broken or hostile page would send it. */
  async send<N extends StudioEndpointName>(
    name: N,
    input: object,
    secret = this.boot.secret,
  ): Promise<Answered<StudioAnswer<N>>> {
    const { url, ...request } = studioRequest(name, input, secret)
    const trace = this.traceparent ? `?traceparent=${this.traceparent}` : ''
    const response = await fetch(new URL(`${url}${trace}`, this.#url), request)
    return { status: response.status, body: (await response.json()) as Answered<StudioAnswer<N>>['body'] }
  }
}

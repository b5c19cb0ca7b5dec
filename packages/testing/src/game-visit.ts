import { randomBytes } from 'node:crypto'
import type { VerifiableRound } from '@baize/game-kit'
import type {
  GameBoot,
  HistoryAnswer,
  RotateAnswer,
  RoundView,
  SpinAnswer,
  StudioErrorAnswer,
} from '@baize/studio/contract'

export interface StudioAnswer<T> {
  status: number
  body: T & Partial<StudioErrorAnswer>
}

/** One visit to a game, as its client has it: the page was opened and its data read. */
export class GameVisit {
  readonly #url: string
  readonly boot: GameBoot

  private constructor(url: string, boot: GameBoot) {
    this.#url = url
    this.boot = boot
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
    return new GameVisit(url, JSON.parse(data!) as GameBoot)
  }

  spin(stakeUnits = this.boot.game.defaultStakeUnits): Promise<StudioAnswer<SpinAnswer>> {
    return this.send('POST', 'spin', { stakeUnits })
  }

  history(): Promise<StudioAnswer<HistoryAnswer>> {
    return this.send('GET', 'rounds')
  }

  round(id: string): Promise<StudioAnswer<RoundView>> {
    return this.send('GET', `rounds/${id}`)
  }

  record(id: string): Promise<StudioAnswer<VerifiableRound>> {
    return this.send('GET', `rounds/${id}/record`)
  }

  confirm(id: string, cursor: number): Promise<StudioAnswer<{ ok: true }>> {
    return this.send('POST', `rounds/${id}/cursor`, { cursor })
  }

  rotate(clientSeed: string): Promise<StudioAnswer<RotateAnswer>> {
    return this.send('POST', 'seeds', { clientSeed })
  }

  async send<T>(method: string, path: string, body?: unknown, secret = this.boot.secret): Promise<StudioAnswer<T>> {
    const response = await fetch(`${this.#url}/studio/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as StudioAnswer<T>['body'] }
  }
}

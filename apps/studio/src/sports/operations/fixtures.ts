import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@baize/api'
import type { TestClient, TestWorld } from '@baize/testing'

type ActRow = 'bookDesk.suspend' | 'bookDesk.resume' | 'bookDesk.void' | 'bookDesk.setLimits'
export type ShownFixture = ResponseOf<'bookDesk.fixtures'>['fixtures'][number]

/** An operator of the book, by the calls of operators. */
export class BookDesk {
  readonly operator: TestClient
  readonly #gameCode: string

  constructor(operator: TestClient, gameCode: string) {
    this.operator = operator
    this.#gameCode = gameCode
  }

  static async open(
    world: TestWorld,
    gameCode = 'FB-1',
    name?: Parameters<TestWorld['operator']>[0],
  ): Promise<BookDesk> {
    return new BookDesk(await world.operator(name), gameCode)
  }

  read = (query: Omit<RequestOf<'bookDesk.fixtures'>, 'gameCode'> = {}) =>
    this.operator.call('bookDesk.fixtures', { gameCode: this.#gameCode, ...query })

  async fixture(id: string): Promise<ShownFixture> {
    const { fixture } = await this.markets(id)
    return fixture
  }

  markets = (fixture: string) => this.operator.call('bookDesk.markets', { gameCode: this.#gameCode, fixture })

  async limits(): Promise<Record<string, string>> {
    const { limits } = await this.operator.call('bookDesk.limits', { gameCode: this.#gameCode })
    return Object.fromEntries(limits.map(({ name, amount }) => [name, amount]))
  }

  suspend = (target: string, market?: string, requestId?: string) =>
    this.#act('bookDesk.suspend', { requestId, target, ...(market && { market }) })
  resume = (target: string, market?: string, requestId?: string) =>
    this.#act('bookDesk.resume', { requestId, target, ...(market && { market }) })
  void = (target: string, market?: string, requestId?: string) =>
    this.#act('bookDesk.void', { requestId, target, ...(market && { market }) })
  setLimits = (limits: RequestOf<'bookDesk.setLimits'>['limits'], requestId?: string) =>
    this.#act('bookDesk.setLimits', { requestId, limits })

  /** Makes the call. @returns the outcome, or the error with its detail */
  async #act(
    row: ActRow,
    { requestId = randomUUID(), ...more }: { requestId?: string | undefined; [field: string]: unknown },
  ) {
    const input = { gameCode: this.#gameCode, requestId, reason: 'a test looks into it', ...more }
    const { status, body } = await this.operator.send(row, input as RequestOf<typeof row>)
    return status === 200 ? body.value : { status, error: body.errorCode, message: body.message, ...body.value }
  }
}

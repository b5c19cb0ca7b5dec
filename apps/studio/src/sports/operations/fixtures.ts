import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@baize/api'
import { sendByTwo, type TestClient, type TestWorld } from '@baize/testing'

type ActRow = 'bookDesk.suspend' | 'bookDesk.resume' | 'bookDesk.void' | 'bookDesk.setLimits'
export type ShownFixture = ResponseOf<'bookDesk.fixtures'>['fixtures'][number]

/** An operator of the book, by the calls of operators. */
export class BookDesk {
  readonly operator: TestClient
  readonly #gameCode: string
  /** Another operator, for what takes two. */
  readonly #second: TestClient | null

  constructor(operator: TestClient, gameCode: string, second: TestClient | null = null) {
    this.#second = second
    this.operator = operator
    this.#gameCode = gameCode
  }

  static async open(
    world: TestWorld,
    gameCode = 'FB-1',
    name?: Parameters<TestWorld['operator']>[0],
  ): Promise<BookDesk> {
    return new BookDesk(await world.operator(name), gameCode, await world.operator('desk2'))
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
  /** By two operators. */
  void = async (target: string, market?: string, requestId: string = randomUUID()) => {
    const asked = { requestId, target, ...(market && { market }) }
    return this.#act('bookDesk.void', asked)
  }
  setLimits = (limits: RequestOf<'bookDesk.setLimits'>['limits'], requestId?: string) =>
    this.#act('bookDesk.setLimits', { requestId, limits })

  /** Makes the call. @returns the outcome, or the error with its detail */
  async #act(
    row: ActRow,
    { requestId = randomUUID(), ...more }: { requestId?: string | undefined; [field: string]: unknown },
    isAlone = false,
  ) {
    const input = { gameCode: this.#gameCode, requestId, reason: 'a test looks into it', ...more }
    const asked = input as RequestOf<typeof row>
    const { status, body } = await (isAlone || !this.#second
      ? this.operator.send(row, asked)
      : sendByTwo([this.operator, this.#second], row, asked))
    return status === 200 ? body.value : { status, error: body.errorCode, message: body.message, ...body.value }
  }
}

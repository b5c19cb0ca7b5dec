import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@baize/api'
import { sendByTwo, type TestClient, type TestWorld } from '@baize/testing'

type ActRow = 'tables.suspend' | 'tables.resume' | 'tables.voidRound' | 'tables.setTier'
type ShownTable = ResponseOf<'tables.desk'>['tables'][number]

/** An operator at the desk of one table, by the calls of operators. */
export class TableDesk {
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
    { code }: { code: string },
    name?: Parameters<TestWorld['operator']>[0],
  ): Promise<TableDesk> {
    return new TableDesk(await world.operator(name), code, await world.operator('desk2'))
  }

  async table(): Promise<ShownTable> {
    const { tables } = await this.operator.call('tables.desk', {})
    const shown = tables.find(({ gameCode }) => gameCode === this.#gameCode)
    if (!shown) throw new Error(`${this.#gameCode} is not at the desk`)
    return shown
  }

  suspend = (requestId?: string) => this.act('tables.suspend', { requestId })
  resume = (requestId?: string) => this.act('tables.resume', { requestId })
  /** By two operators. */
  voidRound = async (serial: bigint | number, requestId: string = randomUUID()) => {
    const asked = { requestId, serial: Number(serial) }
    return this.act('tables.voidRound', asked)
  }
  setTier = (tier: number, requestId?: string) => this.act('tables.setTier', { requestId, tier })

  /** Makes the call. @returns the outcome, or the error with its detail */
  async act(
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

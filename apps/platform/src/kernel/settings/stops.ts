import './tables.ts'
import type { HouseStop } from '@baize/api/house-stops'
import { ApiError } from '../api-error.ts'
import type { Database, Queryable, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { keepAnswer } from '../keep-answer.ts'

const rememberedMs = 1_000

export interface PressedStop {
  stop: HouseStop
  at: Date
  /** The operator by name. */
  by: string
  reason: string
}

/**
 * The brakes of the whole house. Calls of the endpoint table ask what this process read at most a second ago; bets are judged by the
 * table itself, in the statement that takes them (`catalogue.open_game`).
 */
export class Stops {
  readonly #database: Database

  /** Those that were pressed at most a second ago. */
  readonly recent = keepAnswer(
    () => performance.now(),
    rememberedMs,
    () => this.pressed().then(namesOf),
  )

  constructor(database: Database) {
    this.#database = database
  }

  /** Those that are pressed. */
  async pressed(on: Queryable = this.#database.kysely): Promise<PressedStop[]> {
    const rows = await tables(on).selectFrom('settings.stop').selectAll().execute()
    return rows.map(({ stop, pressed_at: at, pressed_by: by, reason }) => ({ stop, at, by, reason }))
  }

  /**
   * @param on the transaction of a caller who holds one: asking for a second connection could wait for ever
   * @throws ApiError stopped
   */
  async requireNot(stop: HouseStop, on?: Tx): Promise<void> {
    const pressed = on ? namesOf(await this.pressed(on)) : await this.recent()
    if (pressed.has(stop)) throw new ApiError('stopped', { stop })
  }
}

const namesOf = (pressed: readonly PressedStop[]): ReadonlySet<HouseStop> => new Set(pressed.map(({ stop }) => stop))

/** Presses a brake. Of two who do so at once one does. @throws ApiError stop_unchanged where it is pressed already */
export async function pressStop(tx: Tx, { stop, at, by, reason }: PressedStop): Promise<void> {
  const made = await tables(tx)
    .insertInto('settings.stop')
    .values({ stop, pressed_at: at, pressed_by: by, reason })
    .onConflict(conflict => conflict.doNothing())
    .returning('stop')
    .executeTakeFirst()
  if (!made) throw new ApiError('stop_unchanged')
}

/** Lifts a brake, and answers what it was. @throws ApiError stop_unchanged where it is not pressed */
export async function liftStop(tx: Tx, stop: HouseStop): Promise<PressedStop> {
  const gone = await tables(tx)
    .deleteFrom('settings.stop')
    .where('stop', '=', stop)
    .returning(['pressed_at', 'pressed_by', 'reason'])
    .executeTakeFirst()
  if (!gone) throw new ApiError('stop_unchanged')
  return { stop, at: gone.pressed_at, by: gone.pressed_by, reason: gone.reason }
}

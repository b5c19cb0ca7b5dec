import type { Clock } from '@baize/server-kit/outside'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { stepOf } from './totp.ts'

type State = 'pending' | 'held'

/** True once an operator has an authenticator or a passkey. */
export async function holdsFactor(db: Queryable, operatorId: bigint): Promise<boolean> {
  const held = tables(db).selectFrom('operators.factor').select('operator_id').where('state', '=', 'held')
  const keys = tables(db).selectFrom('operators.passkey').select('operator_id').where('operator_id', '=', operatorId)
  const either = held.where('operator_id', '=', operatorId).unionAll(keys)
  return (await either.executeTakeFirst()) !== undefined
}

/** Secrets of operators' authenticators, sealed for the operator whose they are. */
export class FactorStore {
  readonly #vault: Vault
  readonly #clock: Clock

  constructor({ vault, clock }: { vault: Vault; clock: Clock }) {
    this.#vault = vault
    this.#clock = clock
  }

  /** Keeps a secret in place of the operator's other one of this state. */
  async keep(db: Queryable, operatorId: bigint, secret: string, state: State): Promise<void> {
    const row = {
      sealed_secret: this.#vault.seal(Buffer.from(secret), contextOf(operatorId)),
      created_at: this.#clock.now(),
    }
    await tables(db)
      .insertInto('operators.factor')
      .values({ operator_id: operatorId, state, ...row })
      .onConflict(conflict => conflict.columns(['operator_id', 'state']).doUpdateSet({ ...row, last_step: 0n }))
      .execute()
  }

  /** True once the operator has an authenticator or a passkey. */
  isHeld(db: Queryable, operatorId: bigint): Promise<boolean> {
    return holdsFactor(db, operatorId)
  }

  /**
   * Takes a code: its step counts no more, nor does one before it. In one statement, so that of two at the same moment one is
   * taken. False for a wrong one, one of a step that was taken, and where there is no secret.
   */
  async take(db: Queryable, operatorId: bigint, typed: string, state: State): Promise<boolean> {
    const secret = await this.#read(db, operatorId, state)
    const step = secret === null ? null : stepOf(secret, typed, this.#clock.now())
    if (step === null) return false
    const taken = await tables(db)
      .updateTable('operators.factor')
      .set({ last_step: step })
      .where('operator_id', '=', operatorId)
      .where('state', '=', state)
      .where('last_step', '<', step)
      .returning('operator_id')
      .executeTakeFirst()
    return taken !== undefined
  }

  /** Makes the pending secret the one that is held. */
  async confirm(tx: Tx, operatorId: bigint): Promise<void> {
    const factors = () => tables(tx).deleteFrom('operators.factor').where('operator_id', '=', operatorId)
    await factors().where('state', '=', 'held').execute()
    await tables(tx)
      .updateTable('operators.factor')
      .set({ state: 'held' })
      .where('operator_id', '=', operatorId)
      .execute()
  }

  /** Takes everything away that an operator could prove beside the password. */
  async forget(tx: Tx, operatorId: bigint): Promise<void> {
    for (const table of ['operators.factor', 'operators.passkey', 'operators.recovery_code'] as const)
      await tables(tx).deleteFrom(table).where('operator_id', '=', operatorId).execute()
  }

  /** True where somebody's secret is this one, which everybody knows. */
  async isKnown(db: Queryable, secret: string): Promise<boolean> {
    const rows = await tables(db).selectFrom('operators.factor').select(['operator_id', 'sealed_secret']).execute()
    return rows.some(({ operator_id, sealed_secret }) => this.#open(operator_id, sealed_secret) === secret)
  }

  async #read(db: Queryable, operatorId: bigint, state: State): Promise<string | null> {
    const row = await tables(db)
      .selectFrom('operators.factor')
      .select('sealed_secret')
      .where('operator_id', '=', operatorId)
      .where('state', '=', state)
      .executeTakeFirst()
    return row ? this.#open(operatorId, row.sealed_secret) : null
  }

  #open(operatorId: bigint, sealed: Buffer): string | null {
    return this.#vault.unseal(sealed, contextOf(operatorId))?.toString() ?? null
  }
}

const contextOf = (operatorId: bigint) => `operators.factor ${operatorId}`

import { sql } from 'kysely'
import type { Group } from '../../ledger/index.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import { type JackpotDependencies, jackpotAccount, jackpotPool } from './jackpot-account.ts'

/**
 * Moves the jackpot's share of the bets that were settled since the last fold from the vendors' accounts to its own: one
 * transfer a vendor, all in one transaction. While the brand shows the clock, bets pass without a share.
 */
export async function foldJackpot({ database, ledger, settings, currency }: JackpotDependencies): Promise<void> {
  await database.transaction(async tx => {
    const { jackpot } = await settings.brand(tx)
    if (jackpot.source === 'clock') return void (await sql`select rounds.pass_facts('jackpot')`.execute(tx))
    const { rows } = await sql<{ vendor_code: string; units: bigint }>`
      select * from rounds.take_jackpot_shares(${currency}, ${jackpot.shareX10000})`.execute(tx)
    if (rows.length === 0) return
    const fold = await sql<{ number: bigint }>`
      update rounds.jackpot_fold set number = number + 1 returning number`.execute(tx)
    const groups = rows.map(
      ({ vendor_code: qualifier, units }): Group => ({
        key: keys.jackpot(jackpotPool, `${fold.rows[0]!.number}:${qualifier}`),
        legs: [
          {
            debit: houseAccount('GAMES', { currency, qualifier }),
            credit: jackpotAccount(currency),
            amountUnits: units,
            code: 'JACKPOT_IN',
          },
        ],
      }),
    )
    await ledger.mustPostIn(tx, groups)
  })
}

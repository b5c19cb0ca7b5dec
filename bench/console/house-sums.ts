import { connectOwner } from '@baize/platform/kernel/database/open-database'
import { currency, type World } from '../wallet/world.ts'

/** A house as its readers would have added it up. */
export interface HouseSize {
  days: number
  games: number
  /** Members who play on one day, of ten times as many. */
  playersADay: number
  /** Days of which there are hours too. */
  daysOfHours: number
}

/** Statements that fill a table each. */
const fillsOf = ({ days, games, playersADay, daysOfHours }: HouseSize) => [
  `insert into reports.play_day (day, game_code, vendor_code, game_type, currency, bets, stake_units, payout_units, valid_units,
     stake_squares, payout_squares, products)
   select current_date - d, 'GAME-' || g, 'vendor-' || g % 20, (array['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'])[1 + g % 5], '${currency}',
     900 + g % 200, 90000 + g * 13 % 7000, 86000 + (g * 17 + d * 7) % 7000, 90000, 1e7, 5e7, 1e7
   from generate_series(0, ${days} - 1) d, generate_series(1, ${games}) g`,
  `insert into reports.play_hour (hour, game_code, vendor_code, game_type, currency, bets, stake_units, payout_units, valid_units,
     stake_squares, payout_squares, products)
   select date_trunc('hour', now()) - h * interval '1 hour', 'GAME-' || g, 'vendor-' || g % 20,
     (array['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'])[1 + g % 5], '${currency}', 40, 4000 + g % 300, 3800 + (g * 17 + h * 7) % 300, 4000, 1e6, 5e6, 1e6
   from generate_series(0, ${daysOfHours} * 24 - 1) h, generate_series(1, ${games}) g`,
  `insert into reports.money_day (day, code, debit_kind, credit_kind, house_qualifier, currency, transfers, units, member_units)
   select current_date - d, flow.code, flow.debit, flow.credit, 'Q' || q, '${currency}', 1000, 100000, case when flow.debit = 'MAIN' then -100000 else 100000 end
   from generate_series(0, ${days} - 1) d, generate_series(1, 20) q,
     (values ('BET', 'MAIN', 'GAMES'), ('WIN', 'GAMES', 'MAIN'), ('DEPOSIT', 'CHANNEL', 'MAIN'), ('REBATE', 'PROMO', 'MAIN'),
       ('JACKPOT_IN', 'GAMES', 'JACKPOT')) flow (code, debit, credit)`,
  `insert into reports.held_day (day, currency, member_units) select day, currency, sum(member_units) from reports.money_day group by 1, 2`,
  `insert into reports.money_hour (hour, code, debit_kind, credit_kind, house_qualifier, currency, transfers, units, member_units)
   select date_trunc('hour', now()) - h * interval '1 hour', flow.code, flow.debit, flow.credit, 'Q' || q, '${currency}', 40, 4000,
     case when flow.debit = 'MAIN' then -4000 else 4000 end
   from generate_series(0, ${daysOfHours} * 24 - 1) h, generate_series(1, 20) q,
     (values ('BET', 'MAIN', 'GAMES'), ('WIN', 'GAMES', 'MAIN'), ('DEPOSIT', 'CHANNEL', 'MAIN')) flow (code, debit, credit)`,
  `insert into reports.member_day (day, member_id, currency, bets, stake_units, payout_units, valid_units)
   select current_date - d, 1000001 + (p * 7919 + d * 104729) % (${playersADay} * 10), '${currency}', 20, 2000, 1900, 2000 + p % 20000
   from generate_series(0, ${days} - 1) d, generate_series(1, ${playersADay}) p on conflict do nothing`,
  `insert into reports.newcomer_day (day, members, depositors) select current_date - d, 200, 80 from generate_series(0, ${days} - 1) d`,
  `insert into reports.payout_day (day, currency, bucket, payouts)
   select current_date - d, '${currency}', 100 + b, 3 from generate_series(0, ${days} - 1) d, generate_series(1, 200) b`,
]

/** Lets a hundredth of all deposits wait. */
const queue = `update cashier.deposit set state = 'REVIEW', state_at = now() - id % 3600 * interval '1 second' where id % 100 = 0`

/** Fills sums of days, of hours and of members' days, and lets orders wait. */
export async function fillHouseSums({ database }: World, size: HouseSize): Promise<void> {
  const owner = connectOwner(database)
  const filler = await owner.pool.connect()
  await filler.query('set statement_timeout = 0')
  for (const fill of fillsOf(size)) await filler.query(fill)
  await filler.query(queue)
  await filler.query('vacuum (analyze)')
  filler.release(true)
  await owner.stop()
}

import { randomUUID } from 'node:crypto'
import { houseAccount } from '@baize/platform/domains/ledger/index'
import { asOwner } from '@baize/testing/database'
import {
  type BenchOptions,
  type BenchResult,
  bet,
  closedLoop,
  countViolations,
  currency,
  games,
  main,
  openWorld,
  round,
  takeTurns,
  type World,
} from './wallet/world.ts'

const HOT = 1n
const CLIENTS = 32

/** One member, 32 bets at once: the ledger's queue against a handler of several statements that updates a house row. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { rounds, seconds } = smoke ? { rounds: 1, seconds: 1 } : { rounds: 4, seconds: 3 }
  const world = await openWorld(2)
  try {
    const bets = async (act: () => Promise<void>) => (await closedLoop(CLIENTS, seconds, act)).rate
    const naive = await prepareNaive(world)
    const rates = await takeTurns(
      {
        naive: () => bets(naive),
        wallet: () => bets(() => placeBet(world)),
      },
      rounds,
    )
    return {
      figures: {
        ratio_naive: round(rates.wallet! / rates.naive!),
        violations: await countViolations(world.database),
        wallet_per_s: Math.round(rates.wallet!),
        naive_per_s: Math.round(rates.naive!),
      },
      targets: { ratio_naive: { min: 5 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

async function placeBet({ ledger }: World): Promise<void> {
  const { status } = await ledger.post(bet(HOT))
  if (status !== 'ok') throw new Error(`a bet ended in ${status}`)
}

/** The usual handler: a transaction of seven round trips that locks the member's row and a row of the house. */
async function prepareNaive({ database, ledger }: World): Promise<() => Promise<void>> {
  const [memberId, gamesId] = await ledger.accountIds([
    main(HOT),
    houseAccount('GAMES', { currency, qualifier: games.qualifier }),
  ])
  await asOwner(
    database,
    `
    create table naive_account as select id, coalesce(balance, 0) as balance from ledger.account;
    alter table naive_account add primary key (id);
    create table naive_transfer (id bigint generated always as identity primary key, key text unique, debit bigint, credit bigint, amount bigint);
    grant all on naive_account, naive_transfer to public`,
  )
  return async () => {
    const client = await database.pool.connect()
    const key = randomUUID()
    try {
      await client.query('begin')
      await client.query('select 1 from naive_transfer where key = $1', [key])
      await client.query('select balance from naive_account where id = $1 for update', [memberId])
      await client.query('update naive_account set balance = balance - 100 where id = $1', [memberId])
      await client.query('update naive_account set balance = balance + 100 where id = $1', [gamesId])
      await client.query('insert into naive_transfer (key, debit, credit, amount) values ($1, $2, $3, 100)', [
        key,
        memberId,
        gamesId,
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

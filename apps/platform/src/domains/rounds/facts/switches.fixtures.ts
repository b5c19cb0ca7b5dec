import { factsReadable, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'

/** Deeds that missions count. */
export const metrics = ['VALID_BET', 'WIN', 'LOGIN', 'INVITE', 'DEPOSIT']

/** Every choice of some of a few things. */
export const subsets = <T>(of: readonly T[]): T[][] =>
  Array.from({ length: 2 ** of.length }, (_, bits) => of.filter((_, at) => bits & (1 << at)))

/** A house in which what reads facts may be switched off, and one member who bets. */
export interface SwitchedHouse {
  site: TestPlatform
  /** A bet that is won, whose facts may be read when this resolves. */
  play(): Promise<void>
  /** Those of some readers that have left a fact behind. */
  behind(readers: readonly string[]): Promise<string[]>
}

export async function openSwitchedHouse(): Promise<SwitchedHouse> {
  const site = await startTestPlatform()
  const { id } = await knownMember(site)
  return {
    site,
    async play() {
      const bet = { gameType: 'RNG', stake: '1.00', payout: '2.00', validBet: '1.00', status: 'WON' } as const
      await writeBets(site, id, [{ ...bet, at: site.clock.now().toISOString() }])
      site.clock.advance(60_000)
      await factsReadable(site)
    },
    async behind(readers) {
      const { rows } = await site.database.pool.query<{ name: string }>(
        `select name from unnest($1::text[]) name left join rounds.reader r using (name)
         where coalesce(r.position, -1) <= (select max(position) from rounds.fact)`,
        [readers],
      )
      return rows.map(({ name }) => name)
    },
  }
}

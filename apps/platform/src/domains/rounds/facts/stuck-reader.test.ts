import { asOwner, factsReadable, knownMember, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  // By the clock, bets pass the jackpot without a share.
  await site.platform.settings.writeBrand({
    jackpot: { ...(await site.platform.settings.brand()).jackpot, source: 'pool' },
  })
})
afterAll(() => site.stop())

/** Readers whose jobs do nothing else, each with its job. */
const readers = [
  ['points', 'points-earn'],
  ['missions', 'missions-deeds'],
  ['promotions', 'promotions-facts'],
  ['referrals', 'promotions-referrals'],
  ['club', 'club-levels'],
  ['turnover', 'cashier-turnover'],
  ['commissions', 'rebates-commissions'],
  ['rollup', 'rounds-rollup'],
  ['game-totals', 'rounds-game-totals'],
  ['boards', 'rounds-boards'],
  ['jackpot', 'rounds-jackpot'],
  ['reports-play', 'reports-play'],
] as const

async function play(): Promise<void> {
  const { id } = await knownMember(site)
  const bet = { gameType: 'RNG', stake: '1.00', payout: '0.50', validBet: '1.00', status: 'WON' } as const
  await writeBets(site, id, [{ ...bet, at: site.clock.now().toISOString() }])
  site.clock.advance(60_000)
  await factsReadable(site)
}

/** How the job stands at /readyz, once that asks again. */
async function shown(job: string) {
  site.clock.advance(2_000)
  return (await (await fetch(`${site.url}/readyz`)).json()).jobs[job]
}

/** Nothing is taken in the name of a reader, as where a plan never comes to ask for its facts. */
const hold = (reader: string) =>
  asOwner(
    site.database,
    `alter function rounds.take_facts(text) rename to take_facts_of_all;
     create function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$ begin
       if reader_name <> '${reader}' then return query select * from rounds.take_facts_of_all(reader_name); end if;
     end $$`,
  )
const free = () =>
  asOwner(
    site.database,
    `drop function rounds.take_facts(text);
     alter function rounds.take_facts_of_all(text) rename to take_facts`,
  )

test.each(readers)(
  '[MEND-058] the reader %s that makes no progress ends its job with an error, which /readyz tells',
  async (reader, job) => {
    await play()
    await site.platform.runJob(job)
    expect(await shown(job)).toMatchObject({ state: 'ok' })
    await play()
    await hold(reader)
    await expect(site.platform.runJob(job)).rejects.toThrow(`the reader ${reader} takes none of the facts`)
    expect(await shown(job)).toMatchObject({ state: 'failed' })
    expect(site.logLines.errors.some(line => line.includes(`"job":"${job}"`))).toBe(true)
    await free()
    site.clock.advance(60_000)
    await site.platform.runJob(job)
    expect(await shown(job)).toMatchObject({ state: 'ok' })
  },
)

import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Cashier } from '../domains/cashier/index.ts'
import { everyTable } from '../domains/every-table.ts'
import type { Identity } from '../domains/identity/index.ts'
import { memberByName } from '../domains/identity/index.ts'
import type { createMembers } from '../domains/members/index.ts'
import type { Missions } from '../domains/missions/index.ts'
import type { Operators } from '../domains/operators/index.ts'
import type { Points } from '../domains/points/index.ts'
import type { Promotions } from '../domains/promotions/index.ts'
import type { Database } from '../kernel/database/open-database.ts'
import { demoBrand } from './brand.ts'
import { seedLoyalty } from './loyalty/seed-loyalty.ts'
import { demoPassword, seedOperators } from './operators.ts'
import { seedChannels } from './seed-channels.ts'
import { seedTexts } from './seed-texts.ts'

/** With it a new member of the demo comes under its agent. */
export const demoAffiliateCode = 'BAIZE88'

/** Members of the demo who play some rounds at its first start; bayu has stopped. */
export const demoPlayers = ['linh', 'tomas', 'aiko', 'minh', 'suda'] as const

export interface DemoDependencies {
  database: Database
  clock: Clock
  identity: Identity
  operators: Pick<Operators, 'factors'>
  members: ReturnType<typeof createMembers>
  cashier: Pick<Cashier, 'sandboxKeys'>
  points: Points
  promotions: Promotions
  missions: Missions
}

/** Fills a database with the demo brand and its accounts. What an earlier start that was cut off has filled in stays. */
export async function seedDemo(deps: DemoDependencies): Promise<void> {
  const { database } = deps
  await seedAccounts(deps)
  await seedChannels(deps)
  await seedLoyalty(deps)
  await seedTexts(database, deps.clock)
  await everyTable(database.kysely)
    .insertInto('settings.brand')
    .values({ settings: JSON.stringify(demoBrand) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The slot studio whose logo opens its games over the page. */
const listedVendor = 'KTE'
const hotOfVendor = 2
const hotSlotVendors = 4

/**
 * Marks a spread of games as hot, the first of each vendor of lotteries, of tables, of books and of games in company, and the first
 * vendors of slots, once the catalogue has come in.
 */
export async function seedHotGames({ kysely }: Database): Promise<void> {
  await everyTable(kysely)
    .updateTable('catalogue.game')
    .set({ is_hot: true })
    .where(sql<boolean>`position % 97 = 41`)
    .execute()
  await sql`
    update catalogue.game set is_hot = true where code in (
      select code from (
        select code, row_number() over (partition by vendor_code order by position, code) as place
        from catalogue.game where game_type <> 'RNG'
      ) ordered where place <= ${hotOfVendor})`.execute(kysely)
  await sql`
    update catalogue.vendor set is_hot = true where code in (
      select code from catalogue.vendor where game_type = 'RNG' order by position limit ${hotSlotVendors})`.execute(
    kysely,
  )
  await everyTable(kysely)
    .updateTable('catalogue.vendor')
    .set({ is_game: 'VASSALAGE' })
    .where('code', '=', listedVendor)
    .execute()
  await everyTable(kysely)
    .updateTable('catalogue.version')
    .set(eb => ({ version: eb('version', '+', 1n) }))
    .execute()
}

/** A general agent, an agent below, and a team of two levels below that one. All share one password. */
async function seedAccounts({ database, clock, identity, members, operators }: DemoDependencies): Promise<void> {
  const passwordHash = await identity.passwords.hash(demoPassword)
  const add = async (
    username: string,
    agentType: 0 | 1 | 2,
    uplineId: bigint | null = null,
    viaCode: string | null = null,
  ): Promise<bigint> => {
    const place = { uplineId, inviterId: uplineId, viaCode }
    const known = await memberByName(database.kysely, username)
    return known ?? members.create({ username, passwordHash, agentType, language: 'EN', place })
  }
  const general = await add('general', 2)
  const agent = await add('agent', 1, general)
  await lowerSeries(database, agent, 1920)
  await everyTable(database.kysely)
    .updateTable('agents.affiliate_code')
    .set({ code: demoAffiliateCode })
    .where('agent_id', '=', agent)
    .execute()
  await add('player', 0, agent, demoAffiliateCode)
  const linh = await add('linh', 1, agent)
  await lowerSeries(database, linh, 1900)
  for (const username of ['tomas', 'aiko']) await add(username, 0, agent, demoAffiliateCode)
  for (const username of ['minh', 'suda', 'bayu']) await add(username, 0, linh)
  await seedOperators({ database, clock, operators }, passwordHash)
}

/** Gives an agent a lower odds series, which those who come below have too: the one above earns the step between. */
async function lowerSeries({ kysely }: Database, memberId: bigint, series: number): Promise<void> {
  await everyTable(kysely)
    .updateTable('members.member')
    .set({ max_series: series })
    .where('id', '=', memberId)
    .execute()
}

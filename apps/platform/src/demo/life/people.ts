import { randomUUID } from 'node:crypto'
import { memberByName } from '../../domains/identity/index.ts'
import { demoPassword } from '../operators.ts'
import { demoAffiliateCode } from '../seed-demo.ts'
import type { Life } from './life.ts'

/** A friend whom `player` invited, and the two kinds of accounts that agents have for their staff. */
export async function addPeople({
  platform: { members, identity },
  database,
}: Pick<Life, 'platform' | 'database'>): Promise<void> {
  const idOf = async (username: string) => (await memberByName(database.kysely, username))!
  const passwordHash = await identity.passwords.hash(demoPassword)
  const add = async (username: string, agentType: 0 | 41 | 42, uplineId: bigint | null, inviterId = uplineId) =>
    (await memberByName(database.kysely, username)) ??
    members.create({ username, passwordHash, agentType, language: 'EN', place: { uplineId, inviterId } })
  await add('nora', 0, null, await idOf('player'))
  const general = await idOf('general')
  await add('clerk', 41, general)
  await add('reporter', 42, general)
}

/** How many open the agent's link: three of them registered by it. */
const linkVisits = 5

/** Visits that begin by the agent's link. */
export async function followLink({ player }: Life): Promise<void> {
  for (let visit = 0; visit < linkVisits; visit++)
    await player('agents.noteVisit', { code: demoAffiliateCode, visitId: randomUUID() })
}

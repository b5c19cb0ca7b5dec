import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import type { SportsDependencies } from '../sports-dependencies.ts'

/** Makes the rows of competitions that are played for the first time. */
export async function addCompetitions({ db }: Pick<SportsDependencies, 'db'>): Promise<void> {
  await db
    .insertInto('sports.competition')
    .values(COMPETITIONS.map(({ id: code }) => ({ code })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

import { freePort, type ServerProcess } from '@baize/testing'
import type { House } from './house.ts'

type Part = ServerProcess & { url: string }

/** Two processes that serve the site, one that runs the house's games, and one for what the clock starts. */
export interface Parts {
  first: Part
  second: Part
  studio: Part
  jobs: Part
}

/** Starts a house in parts, none of which is told the owner of the tables. */
export async function startParts(house: House): Promise<Parts> {
  const [api, games] = [await freePort(), await freePort()]
  const common = {
    ...{ STUDIO_URL: `http://127.0.0.1:${games}`, WALLET_URL: `http://127.0.0.1:${api}` },
    DATABASE_OWNER_URL: '',
  }
  const start = (name: string, BAIZE_ROLE: string, port = 0) =>
    house.start(name, { ...common, BAIZE_ROLE, PORT: String(port) })
  const [first, second, studio, jobs] = await Promise.all([
    start('first', 'api', api),
    start('second', 'api'),
    start('studio', 'studio', games),
    start('jobs', 'jobs'),
  ])
  return { first, second, studio, jobs }
}

/** Asks each to stop. Answers how they ended. */
export const stopParts = (parts: Parts): Promise<(number | null)[]> =>
  Promise.all(Object.values(parts).map((part: Part) => part.stop()))

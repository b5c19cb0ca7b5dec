import { randomBytes } from 'node:crypto'
import { seedHotGames } from '@baize/platform/demo/seed-demo'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { studioBounds, studioCode } from '@baize/studio/app'
import type { TestClient } from './client.ts'
import { createTestDatabase } from './database.ts'
import { FaultProxy } from './fault-proxy.ts'
import { GameVisit } from './game-visit.ts'
import { type OpenStudio, openStudio } from './open-studio.ts'
import { uniqueName } from './personas.ts'
import { demoTemplate, startTestPlatform, type TestPlatform } from './platform.ts'
import { templateDatabase } from './template-database.ts'

export interface TestWorld extends TestPlatform, OpenStudio {
  /** The line between studio and wallet. */
  wallet: FaultProxy
  /** The seeds that the studio takes next; random ones when empty. */
  nextSeeds: Uint8Array[]
  /** How late the studio's process comes to what is due, as it is told. */
  loop: { lagMs: number }
  /** A new member with demo credit. */
  member(): Promise<TestClient>
  /** Launches a game for a member and opens its page. */
  play(member: TestClient, gameCode?: string): Promise<GameVisit>
}

/** The demo world with the studio's games in the catalogue, read once for the run: there are ten thousand. */
const worldTemplate = async () =>
  templateDatabase({
    name: 'template_world',
    from: await demoTemplate(),
    async fill(database) {
      const world = await openWorld({}, database)
      await world.platform.catalogue.importAll()
      await seedHotGames(database)
      await world.stop()
    },
  })

/**
 * Platform and studio on ports of their own, as a deployment would run them, with a line between that tests can break.
 * @param database one that a test brings along; it is stopped with the world
 */
export async function startTestWorld(
  environment: Record<string, string> = {},
  database?: EveryDatabase,
): Promise<TestWorld> {
  return openWorld(environment, database ?? (await createTestDatabase({ template: await worldTemplate() })))
}

async function openWorld(environment: Record<string, string>, database: EveryDatabase): Promise<TestWorld> {
  const site = await startTestPlatform(environment, { database })
  const wallet = await FaultProxy.start(site.url)
  const nextSeeds: Uint8Array[] = []
  const loop = { lagMs: 0 }
  const { studio, studioUrl } = await openStudio(site, {
    ...{ wallet, beaconUrl: environment.BEACON_URL, ownNamesOnly: !environment.PUBLIC_DEMO },
    rateLimitPerMinute: Number(environment.RATE_LIMIT_PER_MINUTE ?? 100_000),
    newServerSeed: () => nextSeeds.shift() ?? randomBytes(32),
    loopLagMs: () => loop.lagMs,
  })
  await site.platform.catalogue.setProvider({
    code: studioCode,
    name: 'Baize Studio',
    apiUrl: `${studioUrl}/studio/provider/`,
    publicKeys: studio.publicKeys,
    bounds: studioBounds,
  })
  return {
    ...site,
    studio,
    studioUrl,
    wallet,
    nextSeeds,
    loop,
    member: async () => (await site.visitor()).register(uniqueName()),
    async play(member, gameCode = 'MIR-00J') {
      const vassalage = gameCode.split('-', 1)[0]!
      const { gameUrl } = await member.call('launch.gameLaunch', { vassalage, gameCode })
      return GameVisit.open(studioUrl, gameUrl)
    },
    async stop() {
      await studio.close()
      await wallet.stop()
      await site.stop()
    },
  }
}

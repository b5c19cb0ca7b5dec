import type { GameType } from '@baize/api'
import type { TestPlatform } from './platform.ts'

/** What a provider needs of the site that lists it. */
export type ListingSite = Pick<TestPlatform, 'url' | 'database'> & {
  clock: { now(): Date }
  platform: {
    catalogue: Pick<TestPlatform['platform']['catalogue'], 'setProvider' | 'importAll'>
    /** Not needed of a provider that signs by version 1 of the protocol. */
    signingKeys?: Record<string, JsonWebKey>
  }
}

/** The vendor under which a provider lists its game: one that is nobody else's yet, or a vendor of its own. */
export async function vendorOf(
  { database: { kysely } }: ListingSite,
  { code, type, named }: { code: string; type: GameType; named: string | undefined },
): Promise<{ vendor: string; isOwn: boolean }> {
  const vendors = kysely.selectFrom('catalogue.vendor').select(['code', 'provider_code']).where('game_type', '=', type)
  const wanted = named ?? (type === 'RNG' ? 'HLG' : undefined)
  const found = await (wanted ? vendors.where('code', '=', wanted) : vendors.orderBy('code')).executeTakeFirst()
  const isFree = found && (found.provider_code === null || found.provider_code === code)
  return { vendor: isFree ? found.code : (named ?? code.replaceAll('-', '_')), isOwn: !isFree }
}

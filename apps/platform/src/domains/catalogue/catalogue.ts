import { setTimeout as pause } from 'node:timers/promises'
import type { GameCard, Language } from '@baize/api'
import type { Log } from '@baize/server-kit/log'
import type { Database } from '../../kernel/database/open-database.ts'
import { importGames } from './import/import-games.ts'
import { cardIn } from './present.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'
import { loadSnapshot } from './snapshot.ts'
import { tables } from './tables.ts'

const lookForChangesMs = 2_000
const askAgainMs = 2_000

export interface Provider {
  code: string
  apiUrl: string
  publicKeys: Record<string, JsonWebKey>
  allowedAddresses: string[]
  /** Origins that may stand in a frame of this site; none for a studio that is mounted on it. */
  gameOrigins: string[]
  /** Version of the wallet protocol by which calls in both directions are signed; a second one is accepted of all. */
  protocol: 1 | 2
}

/** What is said of a provider to make or update it. */
export interface ProviderEntry extends Omit<Provider, 'allowedAddresses' | 'gameOrigins' | 'protocol'> {
  name: string
  gameOrigins?: string[]
  protocol?: 1 | 2
}

/**
 * Keeps this process's copy of the catalogue fresh: every two seconds it reads the few providers and the version of the games,
 * and the ten thousand games themselves where the version is another.
 */
export class Catalogue {
  #snapshot: CatalogueSnapshot | null = null
  #toldProviders = ''
  #timer: NodeJS.Timeout | null = null
  #onProviders: (providers: Provider[]) => void = () => {}
  #gameOrigins: readonly string[] = []
  readonly #database: Database
  readonly #log: Log

  readonly #studioUrl: string

  /** @param deps.studioUrl where a provider answers whose address is a path, such as the house's own studio */
  constructor(deps: { database: Database; log: Log; studioUrl: string }) {
    this.#database = deps.database
    this.#studioUrl = deps.studioUrl
    this.#log = deps.log
  }

  async start(): Promise<void> {
    await this.reload()
    this.#timer = setInterval(() => {
      this.#lookForChanges().catch(error => this.#log.warn({ err: error }, 'catalogue not refreshed'))
    }, lookForChangesMs)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  get snapshot(): CatalogueSnapshot {
    if (!this.#snapshot) throw new Error('the catalogue is not loaded yet')
    return this.#snapshot
  }

  /** Some game of a provider is open. */
  has(providerCode: string): boolean {
    return this.snapshot.byCode.values().some(game => game.providerCode === providerCode)
  }

  /** An open game as it is called in a language. */
  cardOf(gameCode: string, language: Language): GameCard | undefined {
    const game = this.snapshot.byCode.get(gameCode)
    return game && cardIn(game, language)
  }

  /** How a game is called in a language; its code once it is not open any more. */
  nameOf(gameCode: string, language: Language): string {
    return this.cardOf(gameCode, language)?.gameName ?? gameCode
  }

  async reload(): Promise<void> {
    this.#snapshot = await loadSnapshot(this.#database)
    await this.#tellProviders()
  }

  /** Calls back with the enabled providers when they are read first, and after each change that this process hears of. */
  whenProvidersChange(listener: (providers: Provider[]) => void): void {
    this.#onProviders = listener
    this.#toldProviders = ''
  }

  /** Origins of all games that strangers serve. */
  get gameOrigins(): readonly string[] {
    return this.#gameOrigins
  }

  async #tellProviders(): Promise<void> {
    const providers = await this.providers()
    const told = JSON.stringify(providers)
    if (told === this.#toldProviders) return
    this.#gameOrigins = [...new Set(providers.flatMap(({ gameOrigins }) => gameOrigins))]
    this.#onProviders(providers)
    // Not before: what the listener did not take is told again.
    this.#toldProviders = told
  }

  /** Imports the game lists of all enabled providers; one that does not answer keeps the games it had. */
  async importAll(): Promise<void> {
    for (const provider of await this.providers()) {
      await importGames(this.#database, provider, this.#log).catch(error =>
        this.#log.error({ err: error, provider: provider.code }, 'game list not imported'),
      )
    }
    await this.reload()
  }

  /**
   * Imports one provider's list and asks again until it has come: the house is no house without its own games.
   * @throws Error once the signal says that the process ends
   */
  async importUntilListed(code: string, signal: AbortSignal, pauseMs = askAgainMs): Promise<void> {
    for (;;) {
      const provider = (await this.providers()).find(each => each.code === code)
      if (!provider) throw new Error(`there is no provider ${code}`)
      try {
        await importGames(this.#database, provider, this.#log)
        return await this.reload()
      } catch (error) {
        signal.throwIfAborted()
        this.#log.warn({ err: error, provider: code }, 'game list not imported; it is asked for again')
        await pause(pauseMs, null, { signal })
      }
    }
  }

  /** Makes or updates a provider: where it answers, which keys it signs with, where its games are served. */
  async setProvider(provider: ProviderEntry): Promise<void> {
    const { code, name, apiUrl: api_url, gameOrigins: game_origins = [], protocol = 2 } = provider
    const public_keys = JSON.stringify(provider.publicKeys)
    await this.#database.transaction(async tx => {
      const before = await tables(tx)
        .selectFrom('catalogue.provider')
        .select('game_origins')
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      await tables(tx)
        .insertInto('catalogue.provider')
        .values({ code, name, api_url, public_keys, game_origins, protocol })
        .onConflict(conflict =>
          conflict.column('code').doUpdateSet({ name, api_url, public_keys, game_origins, protocol }),
        )
        .execute()
      // A game without an origin of its own is the house's, so the games are read again with other origins.
      if (before && String(before.game_origins) !== String(game_origins))
        await tables(tx)
          .updateTable('catalogue.version')
          .set(eb => ({ version: eb('version', '+', 1n) }))
          .execute()
    })
    await this.#tellProviders()
  }

  /**
   * Makes a provider that signs by version 2 of the protocol, or tells the keys of one that is there: its address and
   * origins stay as they were set.
   */
  async addProvider({ code, name, apiUrl: api_url, publicKeys, gameOrigins = [] }: ProviderEntry): Promise<void> {
    const public_keys = JSON.stringify(publicKeys)
    await tables(this.#database.kysely)
      .insertInto('catalogue.provider')
      .values({ code, name, api_url, public_keys, game_origins: gameOrigins, protocol: 2 })
      .onConflict(conflict => conflict.column('code').doUpdateSet({ name, public_keys, protocol: 2 }))
      .execute()
    await this.#tellProviders()
  }

  async providers(): Promise<Provider[]> {
    const rows = await tables(this.#database.kysely)
      .selectFrom('catalogue.provider')
      .selectAll()
      .where('enabled', '=', true)
      .orderBy('code')
      .execute()
    return rows.map(row => ({
      code: row.code,
      apiUrl: new URL(row.api_url, this.#studioUrl).href,
      publicKeys: row.public_keys,
      allowedAddresses: row.allowed_addresses,
      gameOrigins: row.game_origins,
      protocol: row.protocol,
    }))
  }

  /** The enabled providers that have open games of a kind. */
  async providersWith(fits: (card: CatalogueGame['card']) => boolean): Promise<Provider[]> {
    const games = [...this.snapshot.byCode.values()]
    const codes = new Set(games.flatMap(({ card, providerCode }) => (fits(card) ? providerCode : [])))
    return (await this.providers()).filter(({ code }) => codes.has(code))
  }

  async #lookForChanges(): Promise<void> {
    const { version } = await tables(this.#database.kysely)
      .selectFrom('catalogue.version')
      .select('version')
      .executeTakeFirstOrThrow()
    if (version !== this.#snapshot?.version) await this.reload()
    else await this.#tellProviders()
  }
}

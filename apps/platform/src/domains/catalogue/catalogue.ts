import { setTimeout as pause } from 'node:timers/promises'
import type { GameCard, Language } from '@baize/api'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import { importGames, type ListReading } from './import/import-games.ts'
import { cardIn } from './present.ts'
import type { Provider, ProviderEntry } from './providers/provider.ts'
import { introduceProvider, putProvider } from './providers/put-provider.ts'
import { readProviders } from './providers/read-providers.ts'
import { stopWithoutOperator } from './providers/stop-provider.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'
import { loadSnapshot } from './snapshot.ts'
import { tables } from './tables.ts'

const lookForChangesMs = 2_000
const askAgainMs = 2_000

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
  readonly #clock: Clock
  readonly #studioUrl: string

  /** @param deps.studioUrl where a provider answers whose address is a path, such as the house's own studio */
  constructor(deps: { database: Database; log: Log; clock: Clock; studioUrl: string }) {
    this.#database = deps.database
    this.#studioUrl = deps.studioUrl
    this.#log = deps.log
    this.#clock = deps.clock
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

  /** How a game is called in a language, when it is closed too; its code where it was never listed. */
  nameOf(gameCode: string, language: Language): string {
    const game = this.snapshot.everListed.get(gameCode)
    return game ? cardIn(game, language).gameName : gameCode
  }

  async reload(): Promise<void> {
    this.#snapshot = await loadSnapshot(this.#database)
    await this.#tellProviders()
  }

  /** Calls back with all providers when they are read first, and after each change that this process hears of. */
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
    const open = providers.filter(({ enabled }) => enabled)
    this.#gameOrigins = [...new Set(open.flatMap(({ gameOrigins }) => gameOrigins))]
    this.#onProviders(providers)
    // Not before: what the listener did not take is told again.
    this.#toldProviders = told
  }

  /** Imports the game lists of all enabled providers; one that does not answer keeps the games it had. */
  async importAll(): Promise<void> {
    for (const provider of await this.providers()) {
      if (!provider.enabled) continue
      await this.#import(provider).catch(error =>
        this.#log.error({ err: error, provider: provider.code }, 'game list not imported'),
      )
    }
    await this.reload()
  }

  /**
   * Imports one provider's list now.
   * @throws Error when the provider does not answer a list that can be read, or is not there
   */
  async importNow(code: string): Promise<ListReading> {
    const reading = await this.#import(await this.#provider(code))
    await this.reload()
    return reading
  }

  /** @throws Error where there is none of this code */
  async #provider(code: string): Promise<Provider> {
    const provider = (await this.providers()).find(each => each.code === code)
    if (!provider) throw new Error(`there is no provider ${code}`)
    return provider
  }

  #import(provider: Provider): Promise<ListReading> {
    return importGames({ database: this.#database, log: this.#log, clock: this.#clock }, provider)
  }

  /**
   * Imports one provider's list and asks again until it has come: the house is no house without its own games.
   * @throws Error once the signal says that the process ends
   */
  async importUntilListed(code: string, signal: AbortSignal, pauseMs = askAgainMs): Promise<void> {
    for (;;) {
      const provider = await this.#provider(code)
      try {
        await this.#import(provider)
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
    await this.#database.transaction(tx => putProvider(tx, provider))
    await this.#tellProviders()
  }

  /** Makes a provider that signs by version 2, or tells the keys of one that is there; see {@link introduceProvider}. */
  async addProvider(provider: ProviderEntry): Promise<void> {
    await this.#database.transaction(tx => introduceProvider(tx, provider, this.#clock.now()))
    await this.#tellProviders()
  }

  /**
   * Lets nobody into a provider's games and takes no bet there, as an operator's stop does, by the platform itself; the audit names
   * `system`. Two operators open them again.
   * @returns false when it is stopped already
   */
  async stopProvider(stop: { code: string; reason: string }): Promise<boolean> {
    const isNew = await stopWithoutOperator({ database: this.#database, clock: this.#clock }, stop)
    if (isNew) await this.reload()
    return isNew
  }

  /** All providers, those that were stopped too. */
  providers(): Promise<Provider[]> {
    return readProviders(this.#database.kysely, { studioUrl: this.#studioUrl, at: this.#clock.now() })
  }

  /** The providers that have games of a kind among those that are open, or that were ever listed. */
  async providersWith(
    fits: (card: CatalogueGame['card']) => boolean,
    among: 'byCode' | 'everListed' = 'byCode',
  ): Promise<Provider[]> {
    const games = this.snapshot[among].values()
    const codes = new Set([...games].flatMap(({ card, providerCode }) => (fits(card) ? providerCode : [])))
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

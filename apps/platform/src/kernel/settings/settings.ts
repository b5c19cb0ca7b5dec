import './tables.ts'
import { type ModuleId, moduleIds, modules } from '@baize/api/modules'
import { type BrandSettings, brandSettings } from '@baize/api/schemas/brand-settings'
import type { ModuleNode } from '@baize/api/schemas/site'
import { isTimeZone } from '@baize/api/zoned-time'
import type { Log } from '@baize/server-kit/log'
import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import type { Database, Queryable } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { keepAnswer } from '../keep-answer.ts'

const rememberedMs = 1_000

export interface Switches {
  on: Record<ModuleId, boolean>
  tree: ModuleNode[]
}

/** What the brand may change while the site runs. Read afresh each time, so that a change acts at once everywhere. */
export class Settings {
  readonly #database: Database
  readonly #onUnlessSet: readonly ModuleId[]
  readonly #log: Log | null
  #unknownZone: string | null = null

  /** The settings as they were at most a second ago, for what every call asks. */
  readonly recentBrand = keepAnswer(
    () => performance.now(),
    rememberedMs,
    () => this.brand(),
  )

  /** @param onUnlessSet modules that are on in this deployment until somebody switches them */
  constructor(database: Database, onUnlessSet: readonly ModuleId[] = [], log: Log | null = null) {
    this.#database = database
    this.#onUnlessSet = onUnlessSet
    this.#log = log
  }

  /**
   * The settings as stored, with defaults for what is not.
   * @param on the transaction of a caller who holds one: asking for a second connection could wait for ever
   */
  async brand(on: Queryable = this.#database.kysely): Promise<BrandSettings> {
    const all = await this.storedBrand(on)
    const { timeZone, ...stored } = all
    // One that an earlier runtime knew must not keep every page from opening.
    if (timeZone === undefined || isTimeZone(timeZone)) return brandSettings.parse(all)
    if (timeZone !== this.#unknownZone)
      this.#log?.warn({ timeZone }, 'the time zone of the brand is not known here; GMT stands in for it')
    this.#unknownZone = timeZone
    return brandSettings.parse(stored)
  }

  /** What is stored of them, without defaults. */
  async storedBrand(on: Queryable): Promise<Partial<BrandSettings>> {
    const row = await tables(on).selectFrom('settings.brand').select('settings').executeTakeFirst()
    return row?.settings ?? {}
  }

  /**
   * Overrides some settings and keeps the others. Other processes act on it within a second.
   * @param on the transaction of a caller who holds one
   */
  async writeBrand(changes: Partial<BrandSettings>, on: Queryable = this.#database.kysely): Promise<void> {
    const settings = JSON.stringify(changes)
    await tables(on)
      .insertInto('settings.brand')
      .values({ settings })
      .onConflict(conflict =>
        conflict.column('only_row').doUpdateSet({ settings: sql`settings.brand.settings || excluded.settings` }),
      )
      .execute()
    this.recentBrand.forget()
  }

  /** Every switch as it acts, on when it and all above it are on, and the whitelabel tree with each as it was set. */
  async switches(db: Queryable = this.#database.kysely): Promise<Switches> {
    const rows = await tables(db).selectFrom('settings.module').selectAll().execute()
    const stored = new Map<string, boolean>(rows.map(({ mod_id, enabled }) => [mod_id, enabled]))
    const isSet = (id: ModuleId): boolean => stored.get(id) ?? (modules[id].on || this.#onUnlessSet.includes(id))
    const acts = (id: ModuleId): boolean => {
      const { parent } = modules[id]
      return isSet(id) && (parent === null || acts(parent))
    }
    const under = (parent: ModuleId | null): ModuleNode[] =>
      moduleIds
        .filter(id => modules[id].parent === parent)
        .map(id => ({ modId: id, enabled: isSet(id) ? '1' : '0', childrenNodes: under(id) }))
    const on = Object.fromEntries(moduleIds.map(id => [id, acts(id)])) as Record<ModuleId, boolean>
    return { on, tree: under(null) }
  }

  async modules(): Promise<Switches['on']> {
    return (await this.switches()).on
  }

  async isOn(id: ModuleId): Promise<boolean> {
    return (await this.modules())[id]
  }

  /** @throws ApiError module_off */
  async requireOn(id: ModuleId): Promise<void> {
    if (!(await this.isOn(id))) throw new ApiError('module_off')
  }

  async switchModule(id: ModuleId, enabled: boolean): Promise<void> {
    await this.switchModules({ [id]: enabled })
  }

  /** @param on the transaction of a caller who holds one */
  async switchModules(
    changes: Partial<Record<ModuleId, boolean>>,
    on: Queryable = this.#database.kysely,
  ): Promise<void> {
    const rows = Object.entries(changes).map(([mod_id, enabled]) => ({ mod_id, enabled }))
    if (rows.length === 0) return
    await tables(on)
      .insertInto('settings.module')
      .values(rows)
      .onConflict(conflict => conflict.column('mod_id').doUpdateSet(eb => ({ enabled: eb.ref('excluded.enabled') })))
      .execute()
  }
}

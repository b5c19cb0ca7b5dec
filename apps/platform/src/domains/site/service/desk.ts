import type { InputOf, ResponseOf } from '@baize/api'
import { settingsOfTwo } from '@baize/api/schemas/brand-settings'
import type { ModuleNode } from '@baize/api/schemas/site'
import type { Clock } from '@baize/server-kit/outside'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { readVersion, takeVersion } from '../../../kernel/settings/versions.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: Settings
}

/** The brand's settings as they act. */
export const readBrand = ({ database, settings }: Deps): Promise<ResponseOf<'site.brand'>> =>
  database.transaction(async tx => ({ version: await readVersion(tx, 'brand'), settings: await settings.brand(tx) }))

/**
 * Changes some settings of the brand. Those that price money take somebody else.
 * @throws ApiError changed_meanwhile
 */
export async function saveBrand(
  deps: Deps,
  { changes, version, reason }: InputOf<'site.saveBrand'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'site.saveBrand'>> {
  const { database, clock, settings } = deps
  const told = Object.keys(changes) as (keyof typeof changes)[]
  const changed = async (tx?: Tx) => {
    const brand = await settings.brand(tx)
    return Object.fromEntries(told.map(key => [key, brand[key]]))
  }
  await requireApproval(deps, {
    ...{ before: await changed(), after: changes, isNeeded: settingsOfTwo.some(key => key in changes) },
    isCurrent: (await readVersion(database.kysely, 'brand')) === version,
  })
  return database.transaction(async tx => {
    const next = await takeVersion(tx, 'brand', version)
    const before = await changed(tx)
    await settings.writeBrand(changes, tx)
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'site.saveBrand', subject: 'brand' },
      ...{ detail: { reason }, before, after: await changed(tx) },
    })
    return { version: next }
  })
}

/** The switches as they are set. */
export const readModules = ({ database, settings }: Deps): Promise<ResponseOf<'site.modules'>> =>
  database.transaction(async tx => ({
    version: await readVersion(tx, 'modules'),
    tree: (await settings.switches(tx)).tree,
  }))

/** Switches some modules. @throws ApiError changed_meanwhile */
export async function saveModules(
  { database, clock, settings }: Deps,
  { changes, version, reason }: InputOf<'site.saveModules'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'site.saveModules'>> {
  return database.transaction(async tx => {
    const next = await takeVersion(tx, 'modules', version)
    const before = switchesOf((await settings.switches(tx)).tree, Object.keys(changes))
    await settings.switchModules(changes, tx)
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'site.saveModules', subject: 'modules' },
      ...{ detail: { reason }, before, after: changes },
    })
    return { version: next }
  })
}

/** Which of some modules are switched on. */
function switchesOf(tree: readonly ModuleNode[], ids: readonly string[]): Record<string, boolean> {
  const all = (nodes: readonly ModuleNode[]): ModuleNode[] => nodes.flatMap(node => [node, ...all(node.childrenNodes)])
  const meant = all(tree).filter(({ modId }) => ids.includes(modId))
  return Object.fromEntries(meant.map(({ modId, enabled }) => [modId, enabled === '1']))
}

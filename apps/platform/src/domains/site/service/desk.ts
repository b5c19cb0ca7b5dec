import type { InputOf, ResponseOf } from '@baize/api'
import { settingsOfTwo } from '@baize/api/schemas/brand-settings'
import type { Clock } from '@baize/server-kit/outside'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
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
 * Changes some settings of the brand.
 * @throws ApiError changed_meanwhile, second_approval_required where a setting prices money
 */
export async function saveBrand(
  deps: Deps,
  { changes, version, reason }: InputOf<'site.saveBrand'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'site.saveBrand'>> {
  const { database, clock, settings } = deps
  const [action, subject] = ['site.saveBrand', 'brand']
  if (settingsOfTwo.some(key => key in changes)) {
    const content = { changes, version }
    await requireSecond(deps, { action, subject, content, operatorId: caller.operatorId, reason })
  }
  return database.transaction(async tx => {
    const next = await takeVersion(tx, 'brand', version)
    const before = await settings.brand(tx)
    await settings.writeBrand(changes, tx)
    const told = Object.keys(changes) as (keyof typeof changes)[]
    const detail = {
      reason,
      before: JSON.stringify(Object.fromEntries(told.map(key => [key, before[key]]))),
      after: JSON.stringify(changes),
    }
    await audit(tx, { at: clock.now(), actor: operatorActor(caller), action, subject, detail })
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
    await settings.switchModules(changes, tx)
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'site.saveModules', subject: 'modules' },
      detail: { reason, ...changes },
    })
    return { version: next }
  })
}

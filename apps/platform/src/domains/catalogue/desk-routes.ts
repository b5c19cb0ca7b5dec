import type { Log } from '@baize/server-kit/log'
import { ApiError } from '../../kernel/api-error.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Catalogue } from './catalogue.ts'
import { type DeskDependencies, noteStep, requireProvider } from './desk.ts'
import { listProviders } from './providers/list-providers.ts'
import { addKey, retireKey } from './providers/provider-keys.ts'
import { saveProvider } from './providers/save-provider.ts'
import { resumeProvider, stopProvider } from './providers/stop-provider.ts'
import { listVendors, saveVendors } from './vendors/vendors.ts'

/** The calls by which operators keep providers and vendors. This process sees each change at once, others within two seconds. */
export function catalogueDeskRoutes(deps: DeskDependencies & { catalogue: Catalogue; log: Log }) {
  const { catalogue, database, log } = deps
  const reloaded = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change
    await catalogue.reload()
    return result
  }
  return {
    'catalogue.providers': () => listProviders(database.kysely),
    'catalogue.saveProvider': (input, { caller }) => reloaded(saveProvider(deps, input, caller)),
    'catalogue.addKey': (input, { caller }) => reloaded(addKey(deps, input, caller)),
    'catalogue.retireKey': (input, { caller }) => reloaded(retireKey(deps, input, caller)),
    'catalogue.stopProvider': (input, { caller }) => reloaded(stopProvider(deps, input, caller)),
    'catalogue.resumeProvider': (input, { caller }) => reloaded(resumeProvider(deps, input, caller)),
    'catalogue.importNow': async ({ code, reason }, { caller }) => {
      await requireProvider(deps, code)
      const reading = await catalogue.importNow(code).catch(error => {
        log.warn({ err: error, provider: code }, 'game list not imported')
        throw new ApiError('provider_unavailable')
      })
      const { gamesTaken, rowsLeftOut } = reading
      await noteStep(deps, database.kysely, {
        ...{ action: 'catalogue.importNow', subject: `provider:${code}`, by: caller },
        ...{ detail: { reason }, before: null, after: { gamesTaken, rowsLeftOut } },
      })
      return reading
    },
    'catalogue.vendorList': () => listVendors(database.kysely),
    'catalogue.saveVendors': (input, { caller }) => reloaded(saveVendors(deps, input, caller)),
  } satisfies Partial<Handlers>
}

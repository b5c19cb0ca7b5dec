import type { AppContext } from '../../../shared/app/app-context.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import type { SiteSearch } from '../../../shared/app/site-search.ts'

/** A page of sealed blocks; what the address says that is no number of a block is left out. */
export const sealsQuery = ({ call }: Pick<AppContext, 'call'>, before: string | undefined) =>
  callQuery(call, 'ledger.seals', /^[1-9]\d{0,17}$/.test(before ?? '') ? { before } : {})

/** Queries that the page of the sealed ledger starts with. */
export const sealQueries = (context: AppContext, { before }: SiteSearch) => [sealsQuery(context, before)]

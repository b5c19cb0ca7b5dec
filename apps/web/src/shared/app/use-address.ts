import { useMatch, useSearch } from '@tanstack/react-router'
import type { SiteSearch } from './site-search.ts'

/** What the address says after its path. */
export const useSiteSearch = (): SiteSearch => useSearch({ strict: false })

/** The named parts of the shown page's path. */
export const usePageParams = (): Partial<Record<string, string>> => useMatch({ strict: false }).params

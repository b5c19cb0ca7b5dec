import { createContext, use } from 'react'
import type { AppContext } from './app-context.ts'

/** Given by the app to the tree below it. */
export const SiteContext = createContext<AppContext | null>(null)

/** The page's context: permission, language and the way to call. */
export function useApp(): AppContext {
  const context = use(SiteContext)
  if (!context) throw new Error('components live inside <App>')
  return context
}

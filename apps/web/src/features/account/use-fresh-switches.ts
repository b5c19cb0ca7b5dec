import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { tellLanguage } from '../../shared/settings/choose-language.ts'

/**
 * Asks for the brand's switches where somebody is about to sign in or to register: a page may have been open for hours, and
 * a way that was switched off since must not be offered. The whole page follows where they differ.
 */
export function useFreshSwitches(): void {
  const { call, language, permission } = useApp()
  const { data } = useQuery({ ...callQuery(call, 'site.whitelabel', {}), staleTime: 0 })
  useEffect(() => {
    if (!data || JSON.stringify(data) === JSON.stringify(permission.info.modules)) return
    tellLanguage(language, { ...permission, info: { ...permission.info, modules: data } })
  }, [data, language, permission])
}

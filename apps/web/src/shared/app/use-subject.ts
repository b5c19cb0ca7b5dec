import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useApp } from './use-app.ts'

/** Names what a page is about in the document's title, in place of the page's own, once that is known. */
export function useSubject(title: string | undefined): void {
  const { i18n } = useLingui()
  const { brandName } = useApp().permission.info
  // The translator is a new one when more texts have come, and the page's title is set again then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the translator changes
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`
  }, [title, brandName, i18n])
}

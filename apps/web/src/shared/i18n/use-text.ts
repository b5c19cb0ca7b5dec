import { useLingui } from '@lingui/react'
import type english from '../../locales/EN.json'

/** Every key of the English catalogue; a text without a key does not compile. */
export type TextKey = keyof typeof english

/** Texts by key in the page's language: `t('lobby.search')`, `t('lobby.count', { count })`. */
export function useText(): (key: TextKey, values?: Record<string, string | number>) => string {
  const { i18n } = useLingui()
  return (key, values) => i18n._(key, values)
}

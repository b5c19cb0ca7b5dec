import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type english from '../../locales/EN.json'

/** Every key of the English catalogue; a text without a key does not compile. */
export type TextKey = keyof typeof english

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

/** Texts by key in the console's language: `t('list.count', { count })`. The function stays the same until the language changes. */
export function useText(): Texts {
  const { i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object stays, its language changes
  return useCallback<Texts>((key, values) => i18n._(key, values), [i18n, i18n.locale])
}

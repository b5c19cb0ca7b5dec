import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type english from '../../locales/EN.json'

/** Every key of the English catalogue; a text without a key does not compile. */
export type TextKey = keyof typeof english

type Texts = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * Texts by key in the page's language: `t('lobby.search')`, `t('lobby.count', { count })`. The function is the same one until
 * the language changes, so that an effect with a timer is not begun anew by each rendering.
 */
export function useText(): Texts {
  const { i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object stays, its language changes
  return useCallback<Texts>((key, values) => i18n._(key, values), [i18n, i18n.locale])
}

import { useLingui } from '@lingui/react'

/** What a kind of movement is called; one without a name of its own goes by its code. */
export function useCodeText(): (code: string) => string {
  const { i18n } = useLingui()
  return code => {
    const key = `records.code.${code}`
    const text = i18n._(key)
    return text === key ? code : text
  }
}

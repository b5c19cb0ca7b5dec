import { type TextKey, useText } from '../../shared/i18n/use-text.ts'

/** The type of an account in words: a guest, a player, or an agent of some rank. */
export function MemberType({ of }: { of: number }) {
  const t = useText()
  return <>{t(`members.type.${of}` as TextKey)}</>
}

import type { BonusContact } from '@baize/api/loyalty'
import { Field } from '@baize/ui/field.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'

/** What the field asks for, in the words that are also said where it stays empty. */
export const contactPrompt = { ZALO: 'promo.zalo', WHATSAPP: 'promo.whatsapp' } as const

interface Props {
  channel: BonusContact
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

/** The number by which a bonus is redeemed. */
export function BonusContactField({ channel, value, error, onType }: Props) {
  const t = useText()
  return (
    <Field
      label={t(`promo.contact.${channel}`)}
      hint={t(contactPrompt[channel])}
      error={error}
      inputMode="tel"
      required
      value={value}
      onChange={event => onType(event.target.value)}
    />
  )
}

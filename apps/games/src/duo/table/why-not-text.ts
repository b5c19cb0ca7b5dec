import type { Texts } from '../texts.ts'
import { namedCard } from '../tien-len/card-text.ts'
import type { WhyNot } from '../tien-len/why-not.ts'

/** Why cards may not be laid, as in "Needs a pair above 8♥". */
export function whyNotText(t: Texts, fault: WhyNot): string {
  switch (fault.kind) {
    case 'none-chosen':
      return t('tienLen.chooseCards')
    case 'no-combination':
      return t('errors.not_a_combination')
    case 'must-hold':
      return t('tienLen.mustHold', { card: namedCard(fault.card) })
    case 'unbeatable':
      return t('tienLen.unbeatable')
    case 'needs':
      return t('tienLen.needs', {
        what: t(`tienLen.kinds.${fault.wanted}`, { n: fault.length }),
        card: namedCard(fault.above),
      })
  }
}

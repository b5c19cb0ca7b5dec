import { completeLanguages } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { ChannelDirection } from './channel-state.tsx'
import { type ChannelRow, draftOf } from './form/draft.ts'
import { feeText } from './preview/fee-text.ts'

/** Everything that is said of a channel but its words, which its preview shows. */
export function ChannelFacts({ row }: { row: ChannelRow }) {
  const t = useText()
  const isDeposit = row.direction === 'deposit'
  const keys = Object.keys(row.publicKeys)
  return (
    <Facts
      of={[
        [t('corrections.direction'), <ChannelDirection key="direction" of={row} />],
        [t('channels.kind'), t(`channels.${row.kind}`)],
        [t('channels.currency'), row.currency],
        [t('channels.min'), <Amount key="min" of={row.min} />],
        [t('channels.max'), <Amount key="max" of={row.max} />],
        [
          t('channels.quickAmounts'),
          row.quickAmounts.length === 0
            ? null
            : row.quickAmounts.map((each, at) => (
                <span key={each}>
                  {at > 0 && ' · '}
                  <Amount of={each} />
                </span>
              )),
        ],
        [t('withdrawals.fee'), isDeposit ? null : feeText(draftOf(row), t)],
        [t('channels.expiryMinutes'), isDeposit ? row.expiryMinutes : null],
        [t('channels.texts'), completeLanguages.filter(code => row.texts[code]).join(', ')],
        [t('channels.page'), row.pageUrl],
        [t('channels.keys'), keys.length === 0 ? null : keys.join(', ')],
        [t('channels.position'), row.position],
        [t('channels.version'), row.version],
      ]}
    />
  )
}

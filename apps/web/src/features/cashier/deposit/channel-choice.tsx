import type { ResponseOf } from '@baize/api'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'

export type DepositChannel = ResponseOf<'cashier.channels'>['deposit'][number]

interface Props {
  channels: DepositChannel[]
  chosen: string | null
  onChoose: (code: string) => void
}

/** The ways to put money in, each with its bounds. */
export function ChannelChoice({ channels, chosen, onChoose }: Props) {
  const t = useText()
  const text = useMoneyText()
  return (
    <div className={classes.choices}>
      {channels.map(({ code, name, kind, min, max }) => (
        <button
          key={code}
          type="button"
          className={classes.choice}
          aria-pressed={code === chosen}
          data-channel={code}
          onClick={() => onChoose(code)}
        >
          <strong>
            <LateIcon name={kind === 'hosted' ? 'wallet' : 'landmark'} size={18} />
            {name}
          </strong>
          <small>{t('cashier.bounds', { min: text(min), max: text(max) })}</small>
          <small>{t(kind === 'hosted' ? 'cashier.kind.hosted' : 'cashier.kind.manual')}</small>
        </button>
      ))}
    </div>
  )
}

import { floorToCents, formatWire, toWire, UNITS_PER_WHOLE } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAmount } from '../../shared/money/use-amount.ts'
import { useAct, useMemberQuery } from '../promotions/index.ts'
import classes from './mall.module.css'

/** Money for whole points, cut to cents, as the server works it out. */
const moneyFor = (points: string, pointsPerUnit: number): string =>
  toWire(floorToCents((BigInt(points) * UNITS_PER_WHOLE) / BigInt(pointsPerUnit)))

const wholePoints = { isWhole: true }

/** Turns points into money. What comes of it is shown before the password is asked for. */
export default function ConvertDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { call, permission } = useApp()
  const { currencySymbol } = permission.info
  const formId = useId()
  const { busy, faultOf, act } = useAct(['points', 'password'])
  const { data: config } = useMemberQuery('points.config', {}, { membersOnly: true })
  const { data: balance } = useMemberQuery('points.balance', {}, { membersOnly: true })
  const [requestId] = useState(() => crypto.randomUUID())
  const amount = useAmount()
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const points = amount.read(typed, wholePoints)
  const [password, setPassword] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (points === null) return
    const done = await act(
      () => call('points.convert', { points, password, requestId }),
      ({ points: taken, money }) =>
        t('mall.converted', { points: formatWire(taken), amount: moneyText(money, currencySymbol) }),
    )
    if (done) onClose()
  }
  const typedFault = typed === '' ? undefined : amount.faultOf(typed, wholePoints)
  const ready = points !== null && typedFault === undefined && password !== ''
  return (
    <Modal
      title={t('mall.convert')}
      closeLabel={t('action.close')}
      onClose={onClose}
      widthPx={420}
      testId="convert"
      actions={
        <Button look="main" busy={busy} disabled={!ready} type="submit" form={formId}>
          {t('mall.convert')}
        </Button>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={send}>
        {balance && (
          <p className={classes.cost}>
            {t('mall.balance')}: {formatWire(balance.pointBalance)}
          </p>
        )}
        <Field
          label={t('mall.points')}
          inputMode="numeric"
          required
          hint={config ? t('mall.minimum', { min: config.minConvert }) : ''}
          error={(isLeft ? typedFault : undefined) ?? faultOf('points')}
          value={typed}
          onBlur={() => setIsLeft(true)}
          onChange={event => {
            setIsLeft(false)
            setTyped(event.target.value)
          }}
        />
        {config && (
          <p className={classes.cost} data-testid="you-get">
            {t('mall.youGet', { amount: moneyText(moneyFor(points ?? '0', config.ownPointsPerUnit), currencySymbol) })}
          </p>
        )}
        <Field
          label={t('mall.password')}
          inputMode="numeric"
          autoComplete="off"
          required
          reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
          error={faultOf('password')}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </form>
    </Modal>
  )
}

import { formatAmount, parseAmount } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAmount } from '../../shared/money/use-amount.ts'
import { BonusContactField, contactPrompt, useAct, useMemberQuery, WageringTerms } from '../promotions/index.ts'
import type { Goods } from './goods-shelf.tsx'
import classes from './mall.module.css'

type Asked = 'quantity' | 'receivingAddress' | 'mobile' | 'contact' | 'password'

/**
 * Asks where the goods go, as they went the last time unless something else is typed, and for the withdrawal password. One
 * request, however often it is pressed.
 */
export default function RedeemDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const t = useText()
  const { call } = useApp()
  const formId = useId()
  const { busy, faultOf, act } = useAct(['receivingAddress', 'mobile', 'contact', 'password'])
  const [requestId] = useState(() => crypto.randomUUID())
  const last = useMemberQuery('points.redemptions', { page: 1, pageSize: 1 }, { membersOnly: true }).data?.list[0]
  const [typed, setTyped] = useState<Partial<Record<Asked, string>>>({})
  const values: Record<Asked, string> = {
    ...{ quantity: '1', password: '' },
    ...{ receivingAddress: last?.receivingAddress ?? '', mobile: last?.mobile ?? '', contact: last?.contact ?? '' },
    ...typed,
  }
  const [tried, setTried] = useState(false)
  const set = (name: Asked) => (event: { target: { value: string } }) =>
    setTyped(before => ({ ...before, [name]: event.target.value }))
  const pieces = Number(useAmount().read(values.quantity, { isWhole: true }) ?? 0)
  const quantity = pieces >= 1 && pieces <= goods.availableQuantity ? pieces : null
  const fault = (name: 'receivingAddress' | 'mobile' | 'password') =>
    tried && values[name].trim() === '' ? t('field.required') : faultOf(name)
  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { receivingAddress, mobile, contact, password } = values
    const asked = [receivingAddress, mobile, password, ...(goods.contact ? [contact] : [])]
    if (quantity === null || asked.some(value => value.trim() === '')) return
    const done = await act(
      () =>
        call('points.redeem', {
          ...{ goodsId: goods.id, quantity, receivingAddress, mobile, password, requestId },
          ...(goods.contact && { contact }),
        }),
      () => t('mall.done'),
    )
    if (done) onClose()
  }
  return (
    <Modal
      title={t('mall.redeemOne', { name: goods.name })}
      closeLabel={t('action.close')}
      onClose={onClose}
      widthPx={440}
      testId="redeem"
      actions={
        <Button look="main" busy={busy} type="submit" form={formId}>
          {t('mall.redeem')}
        </Button>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={send}>
        <Field
          label={t('mall.redeemQuantity')}
          inputMode="numeric"
          value={values.quantity}
          error={quantity === null ? t('cashier.bounds', { min: 1, max: goods.availableQuantity }) : undefined}
          onChange={set('quantity')}
        />
        <p className={classes.cost}>
          {t('mall.cost', { points: formatAmount(parseAmount(goods.points) * BigInt(quantity ?? 1)) })}
        </p>
        {goods.bonus && (
          <>
            <p className={classes.soft}>{t('promo.wager.multiple', { multiple: goods.bonus.multiple })}</p>
            <WageringTerms
              terms={goods.bonus}
              lines={[{ label: t('promo.wager.time'), text: t('promo.wager.days', { days: goods.bonus.days }) }]}
            />
          </>
        )}
        <Field
          label={t('mall.address')}
          autoComplete="street-address"
          required
          value={values.receivingAddress}
          error={fault('receivingAddress')}
          onChange={set('receivingAddress')}
        />
        <Field
          label={t('mall.mobile')}
          type="tel"
          autoComplete="tel"
          required
          value={values.mobile}
          error={fault('mobile')}
          onChange={set('mobile')}
        />
        {goods.contact && (
          <BonusContactField
            channel={goods.contact}
            value={values.contact}
            error={tried && values.contact.trim() === '' ? t(contactPrompt[goods.contact]) : faultOf('contact')}
            onType={contact => setTyped(before => ({ ...before, contact }))}
          />
        )}
        <Field
          label={t('mall.password')}
          inputMode="numeric"
          autoComplete="off"
          required
          reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
          value={values.password}
          error={fault('password')}
          onChange={set('password')}
        />
      </form>
    </Modal>
  )
}

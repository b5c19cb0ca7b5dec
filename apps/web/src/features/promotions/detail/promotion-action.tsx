import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useOwnGamesGate } from '../../../shared/session/use-own-games-gate.ts'
import { BonusContactField, contactPrompt } from '../loyalty/bonus-contact-field.tsx'
import { useAct } from '../loyalty/use-act.ts'
import { actionKey } from '../status.ts'
import { ApplyForm } from './apply-form.tsx'
import classes from './detail.module.css'
import type { PromotionDetail } from './promo-detail-page.tsx'

/** The one thing to do now: join, apply or claim. Where there is nothing to do, nothing stands here. */
export function PromotionAction({ promotion }: { promotion: PromotionDetail }) {
  const t = useText()
  const { call } = useApp()
  const gate = useOwnGamesGate()
  const { busy, act } = useAct()
  const { id, status, reviewed } = promotion
  const label = actionKey(promotion)
  if (!label) return null
  if (status === 'Claim') return <ClaimForm promotion={promotion} />
  if (reviewed) return <ApplyForm id={id} />
  const join = () =>
    act(
      () => call('promotions.join', { id }),
      () => t('promo.doneJoined'),
    )
  return (
    <Button look="main" size="large" wide busy={busy} onClick={() => gate(() => void join())}>
      {t(label)}
    </Button>
  )
}

/** Claims a reward, with the number that the brand asks for. */
function ClaimForm({ promotion: { id, contact, reward, bonus, paidByOperator } }: { promotion: PromotionDetail }) {
  const t = useText()
  const { call, permission } = useApp()
  const gate = useOwnGamesGate()
  const { busy, faultOf, act } = useAct(contact ? ['contact'] : [])
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const claim = () =>
    act(
      () => call('promotions.claim', { id, contact: typed }),
      () =>
        paidByOperator
          ? t('promo.doneApplied')
          : t(bonus ? 'promo.doneBonus' : 'promo.doneClaimed', {
              amount: moneyText(reward ?? '0', permission.info.currencySymbol),
            }),
    )
  function send() {
    const lacks = contact !== null && typed.trim() === ''
    setMissing(lacks)
    if (!lacks) gate(() => void claim())
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {contact && (
        <BonusContactField
          channel={contact}
          value={typed}
          error={missing ? t(contactPrompt[contact]) : faultOf('contact')}
          onType={setTyped}
        />
      )}
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {t('promo.status.claim')}
      </Button>
    </form>
  )
}

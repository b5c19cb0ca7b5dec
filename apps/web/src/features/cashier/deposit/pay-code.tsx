import { Button } from '@baize/ui/button.tsx'
import { QRCodeCanvas } from 'qrcode.react'
import { useRef } from 'react'
import { Summary } from '../../../shared/forms/figures.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import QrCode from '../../../shared/qr/qr-code.tsx'
import { payQrCode } from '../../../shared/qr/qr-size.ts'
import classes from './pay-code.module.css'

interface Props {
  code: string
  number: string
  amount: string
}

/** Side of the picture that is kept, and the modules of white around it. */
const picture = { sizePx: 720, marginModules: 4 }

/** What the payer's bank app scans or opens as a picture, and beside it what the code says. */
export default function PayCode({ code, number, amount }: Props) {
  const t = useText()
  const text = useMoneyText()
  const canvas = useRef<HTMLCanvasElement>(null)
  function save(): void {
    const link = document.createElement('a')
    link.href = canvas.current?.toDataURL('image/png') ?? ''
    link.download = `${number}.png`
    link.click()
  }
  return (
    <div className={classes.code} data-testid="pay-code">
      <QrCode text={code} label={t('cashier.payCode', { number, amount: text(amount) })} size={payQrCode} />
      <div className={classes.said}>
        <p>{t('cashier.scanToPay')}</p>
        <Summary
          lines={[
            { label: t('cashier.amount'), text: text(amount) },
            { label: t('cashier.remark'), text: number, copies: true },
          ]}
        />
        <Button onClick={save}>{t('cashier.saveCode')}</Button>
      </div>
      <QRCodeCanvas
        ref={canvas}
        hidden
        value={code}
        size={picture.sizePx}
        marginSize={picture.marginModules}
        aria-hidden="true"
      />
    </div>
  )
}

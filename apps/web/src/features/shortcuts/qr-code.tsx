import { QRCodeSVG } from 'qrcode.react'
import classes from './shortcuts.module.css'
import { qrCode } from './shortcuts.ts'

/** A QR code on its white plate. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <span className={classes.plate} style={{ padding: qrCode.marginPx }}>
      <QRCodeSVG value={text} size={qrCode.sizePx} title={label} data-testid="qr" />
    </span>
  )
}

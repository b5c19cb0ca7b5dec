import { QRCodeSVG } from 'qrcode.react'
import classes from './qr-code.module.css'
import { qrCode } from './qr-size.ts'

interface Props {
  text: string
  label: string
  size?: { sizePx: number; marginPx: number }
}

/** A QR code on its white plate. */
export default function QrCode({ text, label, size: { sizePx, marginPx } = qrCode }: Props) {
  return (
    <span className={classes.plate} style={{ padding: marginPx }}>
      <QRCodeSVG value={text} size={sizePx} title={label} data-testid="qr" />
    </span>
  )
}

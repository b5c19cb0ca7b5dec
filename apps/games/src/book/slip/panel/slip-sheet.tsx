import { IconButton } from '@baize/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { usePage, usePicture } from '../../context.ts'
import { oddsOf } from '../../odds/odds-words.ts'
import { productMilli } from '../leg-now.ts'
import { useSlip } from '../use-slip.ts'
import { SlipPanel } from './slip-panel.tsx'

/** On phones: the slip as a bar at the bottom, which opens it in a sheet. */
export function SlipSheet() {
  const { t, settings } = usePage()
  const { oddsFormat } = usePicture(settings)
  const { state, legs } = useSlip()
  const [isOpen, setOpen] = useState(false)
  const open = legs.filter(({ milli }) => milli !== null)
  const odds = productMilli(open)
  if (legs.length === 0 && state.placed.length === 0 && !isOpen) return null
  return (
    <>
      <button type="button" className="slip-bar" onClick={() => setOpen(true)}>
        <span>{legs.length === 0 ? t('slip.placed') : t('slip.bar', { n: legs.length })}</span>
        {odds !== null && <b>{oddsOf(odds, oddsFormat)}</b>}
      </button>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}

function Sheet({ onClose }: { onClose(): void }) {
  const { t } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className="slip-sheet"
      aria-label={t('slip.title')}
      onClose={() => dialog.current && onClose()}
      // A click on the backdrop lands on the dialog itself.
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="slip-sheet-head">
        <h2>{t('slip.title')}</h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <SlipPanel hasPad />
    </dialog>
  )
}

import type { BetView } from '@baize/api/studio/sports/bets'
import { Button } from '@baize/ui/button.tsx'
import { type ComponentType, useState } from 'react'
import { usePage } from '../context.ts'

type Dialog = ComponentType<{ bet: BetView; onClose(): void }>

/** Opens the proof of a bet; what works it out is loaded with it. */
export function ProofButton({ bet }: { bet: BetView }) {
  const { t, notice } = usePage()
  const [open, setOpen] = useState<{ Dialog: Dialog } | null>(null)
  // Not shown as busy: a button that is shut loses the focus, which the dialog gives back to it.
  const load = async () => {
    try {
      const { ProofDialog } = await import('./proof-dialog.tsx')
      setOpen({ Dialog: ProofDialog })
    } catch {
      notice.show(t('noAnswer'), 'error')
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void load()}>
        {t('proof.open')}
      </Button>
      {open && <open.Dialog bet={bet} onClose={() => setOpen(null)} />}
    </>
  )
}

import { toast } from '@baize/ui/toast.tsx'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Component, useEffect } from 'react'

/** Says that the script of a dialog or of another part did not arrive, and takes its request back so that it can be asked for again. */
export class LoadBoundary extends Component<{ onDismiss?: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed {...this.props} /> : this.props.children
  }
}

function Failed({ onDismiss }: { onDismiss?: () => void }) {
  const { i18n } = useLingui()
  useEffect(() => {
    toast(i18n._('error.partFailed'), 'bad')
    onDismiss?.()
  }, [i18n, onDismiss])
  return null
}

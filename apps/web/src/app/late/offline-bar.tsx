import { Icon } from '@baize/ui/icon.tsx'
import { useSyncExternalStore } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './offline-bar.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says at the foot of the window that the network is gone, for as long as it is. */
export function OfflineBar() {
  const t = useText()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <p className={classes.bar} role="status" data-testid="offline-bar">
      <Icon name="triangle-alert" size={17} />
      {t('network.offline')}
    </p>
  )
}

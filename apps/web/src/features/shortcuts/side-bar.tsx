import { IdleIcon } from '@baize/ui/idle-icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './shortcuts.module.css'
import type { Resource } from './shortcuts.ts'
import { qrText, shortcutIcons, shortcutsOf } from './shortcuts.ts'
import { useShortcut } from './use-shortcut.ts'

const QrCode = lazy(() => import('../../shared/qr/qr-code.tsx'))

/** The rail of shortcuts at the right of wide windows, with labels and codes on hover and on focus. */
export default function SideBar() {
  const t = useText()
  const shortcuts = shortcutsOf(useApp().permission.info.resources)
  if (shortcuts.length === 0) return null
  return (
    <aside className={classes.rail} data-chrome aria-label={t('shortcuts.title')} data-testid="side-bar">
      <ul>
        {shortcuts.map(shortcut => (
          <li key={shortcut.resourceType}>
            <Entry shortcut={shortcut} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Entry({ shortcut }: { shortcut: Resource }) {
  const t = useText()
  const press = useShortcut()
  const [wanted, setWanted] = useState(false)
  const { resourceType } = shortcut
  const label = t(`shortcut.${resourceType}`)
  const code = qrText(shortcut, location.origin)
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        aria-label={label}
        data-testid={`shortcut-${resourceType}`}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => press(shortcut)}
      >
        <IdleIcon name={shortcutIcons[resourceType]} size={19} />
      </button>
      <span className={classes.label} aria-hidden={code ? undefined : true}>
        {label}
        {code && wanted && (
          <Suspense>
            <QrCode text={code} label={t('shortcuts.scan', { name: label })} />
          </Suspense>
        )}
      </span>
    </>
  )
}

import { IdleIcon } from '@baize/ui/idle-icon.tsx'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './shortcuts.module.css'
import { shortcutIcons, shortcutsOf } from './shortcuts.ts'
import { useShortcut } from './use-shortcut.ts'

/** The shortcuts as a list, for the sheet of narrow windows. */
export function ShortcutList({ onPress }: { onPress: () => void }) {
  const t = useText()
  const press = useShortcut()
  return (
    <ul className={classes.list}>
      {shortcutsOf(useApp().permission.info.resources).map(shortcut => (
        <li key={shortcut.resourceType}>
          <button
            type="button"
            className={classes.row}
            onClick={() => {
              onPress()
              press(shortcut)
            }}
          >
            <IdleIcon name={shortcutIcons[shortcut.resourceType]} size={18} />
            {t(`shortcut.${shortcut.resourceType}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

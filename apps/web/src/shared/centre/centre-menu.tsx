import { IconButton } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useText } from '../i18n/use-text.ts'
import { badgeText } from './badge.ts'
import classes from './centre-frame.module.css'
import type { CentreFrameProps } from './centre-frame.tsx'

type Props = Pick<CentreFrameProps, 'label' | 'entries' | 'active' | 'head' | 'onChoose' | 'onClose' | 'onSignOut'>

/** The pages of a centre by name, each with what waits there. */
export function CentreMenu({ label, entries, active, head, onChoose, onClose, onSignOut }: Props) {
  const t = useText()
  if (!entries) return <ComingMenu />
  return (
    <nav className={classes.menu} aria-label={label}>
      <header className={classes.menuHead}>
        <strong>{label}</strong>
        <IconButton icon="x" label={t('action.close')} onClick={onClose} />
      </header>
      {head}
      <ul className={classes.entries}>
        {entries.map(({ name, icon, text, count }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.entry}
              aria-current={name === active ? 'page' : undefined}
              data-page={name}
              onClick={() => onChoose(name)}
            >
              <LateIcon name={icon} size={19} />
              <span>{text}</span>
              {count > 0 && (
                <span className={classes.count} data-testid="entry-badge">
                  {badgeText(count)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {onSignOut && (
        <button type="button" className={classes.entry} onClick={onSignOut}>
          <Icon name="log-out" size={19} />
          <span>{t('account.signOut')}</span>
        </button>
      )}
    </nav>
  )
}

/** Room for a menu of which it is not yet known what stands in it. */
function ComingMenu() {
  const t = useText()
  return (
    <div className={classes.menu} aria-busy="true">
      <span className="visually-hidden">{t('centre.loading')}</span>
      <Skeleton className={classes.comingHead ?? ''} />
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(key => (
        <Skeleton key={key} className={classes.comingEntry ?? ''} />
      ))}
    </div>
  )
}

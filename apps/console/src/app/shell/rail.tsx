import { type OperatorScreenPath, operatorScreens, type ScreenGroup, screenGroups } from '@baize/api/operator-screens'
import { classNames } from '@baize/ui/class-names.ts'
import { Link } from '@tanstack/react-router'
import type { DeskCall } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './shell.module.css'
import { usePending } from './use-pending.ts'

const paths = Object.keys(operatorScreens) as OperatorScreenPath[]

/** Every screen that the operator may read, by group. A group without one is not shown. */
export function Rail({ isOpen, onGone }: { isOpen: boolean; onGone: () => void }) {
  const t = useText()
  const may = useMay()
  const pending = usePending()
  const of = (group: ScreenGroup) =>
    paths.filter(path => operatorScreens[path].group === group && may(operatorScreens[path].reads as DeskCall))
  return (
    <nav className={classNames(classes.rail, isOpen && classes.railOpen)} aria-label={t('shell.places')}>
      {screenGroups.map(group => {
        const there = of(group)
        if (there.length === 0) return null
        return (
          <div key={group} className={classes.group}>
            <h2>{t(`group.${group}`)}</h2>
            {there.map(path => (
              <Link
                key={path}
                to={path}
                search={{}}
                className={classes.link ?? ''}
                activeOptions={{ includeSearch: false, exact: path === '/' }}
                onClick={onGone}
              >
                {t(`screen.${path}`)}
                {pending[path] ? <span className={classes.number}>{pending[path]}</span> : null}
              </Link>
            ))}
          </div>
        )
      })}
    </nav>
  )
}

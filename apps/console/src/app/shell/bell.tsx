import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Moment } from '../../shared/look/moment.tsx'
import classes from './bell.module.css'

const everyMs = 60_000

/** Notices to the operator, the newest first. */
export function Bell() {
  const t = useText()
  const notices = useQuery({
    queryKey: ['operators.notices'],
    queryFn: ({ signal }) => call('operators.notices', {}, { inBackground: true, signal }),
    refetchInterval: everyMs,
  })
  const list = notices.data?.list ?? []
  return (
    <Menu
      label={t('shell.notices')}
      side="end"
      className={classes.face}
      face={
        <>
          <LateIcon name="mail" size={18} />
          {list.length > 0 && <span className={classes.dot} />}
        </>
      }
    >
      {() => (
        <ul className={classes.list}>
          {list.length === 0 && <li className={classes.none}>{t('shell.noNotices')}</li>}
          {list.map(({ kind, about, at, approval }) => (
            <li key={`${kind} ${at}`}>
              <p>
                {approval ? (
                  <Link to="/approvals" search={{ row: approval } as never}>
                    {t(`notice.${kind}`, { about })}
                  </Link>
                ) : (
                  t(`notice.${kind}`, { about })
                )}
              </p>
              <p className={classes.at}>
                <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  )
}

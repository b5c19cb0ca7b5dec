import { useQuery } from '@tanstack/react-query'
import { boot, serverNow } from '../../shared/api/boot.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './entry.module.css'

interface DemoCode {
  code: string
  until: string
}

const slackMs = 250

/** Accounts of a demo by their role, and the present code of the authenticator that all of them share. */
export function DemoAccounts({ showsCode, onChoose }: { showsCode: boolean; onChoose: (username: string) => void }) {
  const t = useText()
  const code = useQuery({
    queryKey: ['demo-code'],
    queryFn: async () => (await (await fetch('/console/demo-code')).json()) as DemoCode,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(slackMs, Date.parse(data.until) - serverNow() + slackMs) : 1_000,
  })
  return (
    <aside className={classes.demo} aria-label={t('entry.demo')}>
      <p>{t(showsCode ? 'entry.demoCode' : 'entry.demoAccounts')}</p>
      {showsCode ? (
        <p className={classes.demoCode}>
          <output className={classes.code} data-testid="demo-code">
            {code.data?.code ?? '······'}
          </output>
        </p>
      ) : (
        <div className={classes.accounts}>
          {boot.demo?.accounts.map(username => (
            <button key={username} type="button" className={classes.account} onClick={() => onChoose(username)}>
              {username}
            </button>
          ))}
        </div>
      )}
    </aside>
  )
}

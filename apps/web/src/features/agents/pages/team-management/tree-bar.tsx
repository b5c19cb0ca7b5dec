import type { ResponseOf } from '@baize/api'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { AccountField } from '../../../../shared/records/account-field.tsx'
import bar from '../../../../shared/records/filter-bar.module.css'
import { Choice } from '../../../../shared/records/filter-bar.tsx'
import classes from './team-management.module.css'

const sorts = ['REGISTERED', 'ACCOUNT', 'BALANCE'] as const
export type Sort = (typeof sorts)[number]

interface Props {
  /** From the agent down to whose downlines are shown. */
  path: ResponseOf<'agents.downlines'>['path']
  account: string
  sort: Sort
  /** Without an id the agent's own downlines. */
  onShow: (id: string | undefined) => void
  onAccount: (account: string) => void
  onSort: (sort: Sort) => void
}

/** Where in the tree one looks, a search by account in the team below, and the order. */
export function TreeBar({ path, account, sort, onShow, onAccount, onSort }: Props) {
  const t = useText()
  return (
    <div className={bar.bar}>
      <nav aria-label={t('agent.path')}>
        <ol className={classes.path}>
          {path.map(({ id, account }, place) => (
            <li key={id}>
              <button
                type="button"
                className={classes.crumb}
                aria-current={place === path.length - 1 ? 'location' : undefined}
                onClick={() => onShow(place === 0 ? undefined : id)}
              >
                {place === 0 ? t('agent.me', { account }) : account}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={bar.fields}>
        <AccountField account={account} onAccount={onAccount} />
        <Choice
          label={t('agent.sort')}
          value={sort}
          isOne
          options={sorts.map(name => [name, t(`agent.sort.${name}`)] as const)}
          onChoose={name => name !== '' && onSort(name)}
        />
      </div>
    </div>
  )
}

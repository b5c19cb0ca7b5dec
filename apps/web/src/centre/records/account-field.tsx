import { useText } from '../../shared/i18n/use-text.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import classes from './filter-bar.module.css'

/** How the accounts begin that a record of a team shows; asked for once typing pauses. */
export function AccountField({ account, onAccount }: { account: string; onAccount: (account: string) => void }) {
  const t = useText()
  const { text, type } = useDebounced(account, typed => onAccount(typed.trim()))
  return (
    <label className={`${classes.field} ${classes.wide}`}>
      <span>{t('agent.searchAccount')}</span>
      <input
        type="search"
        value={text}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  )
}

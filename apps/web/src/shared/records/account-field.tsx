import { useText } from '../i18n/use-text.ts'
import { TooLong } from '../too-long.tsx'
import { useDebounced } from '../use-debounced.ts'
import classes from './filter-bar.module.css'

/** Characters of an account's name that the server looks for. */
const accountLength = 100

/** How the accounts begin that a record of a team shows; asked for once typing pauses. */
export function AccountField({ account, onAccount }: { account: string; onAccount: (account: string) => void }) {
  const t = useText()
  const { text, type } = useDebounced(account, typed => {
    if (typed.trim().length <= accountLength) onAccount(typed.trim())
  })
  return (
    <label className={`${classes.field} ${classes.wide}`}>
      <span>{t('agent.searchAccount')}</span>
      <input
        type="search"
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
      <TooLong text={text.trim()} max={accountLength} />
    </label>
  )
}

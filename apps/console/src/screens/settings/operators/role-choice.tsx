import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './operators.module.css'

interface Props {
  chosen: readonly string[]
  onChoose: (roles: string[]) => void
  fault?: string | undefined
}

/** Roles as boxes to tick: those of every house first. */
export function RoleChoice({ chosen, onChoose, fault }: Props) {
  const t = useText()
  const roles = useQuery({ queryKey: ['operators.roles'], queryFn: () => call('operators.roles', {}) })
  const toggle = (code: string) =>
    onChoose(chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code])
  return (
    <fieldset className={classes.roles}>
      <legend>{t('operators.roles')}</legend>
      {roles.data?.list.map(({ code }) => (
        <label key={code}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
          {code}
        </label>
      )) ?? <Skeleton className={classes.rolesSkeleton ?? ''} />}
      {fault && <p role="alert">{fault}</p>}
    </fieldset>
  )
}

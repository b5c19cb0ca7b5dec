import type { LockScope } from '@baize/api/schemas/operator/members/lock-scopes'
import { Check } from '../../../shared/acts/check.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './acts.module.css'

interface Props {
  offered: readonly LockScope[]
  chosen: readonly LockScope[]
  onChoose: (scopes: LockScope[]) => void
}

/** Asks what of a member is locked, as boxes to tick. */
export function ScopeChoice({ offered, chosen, onChoose }: Props) {
  const t = useText()
  const toggle = (scope: LockScope) =>
    onChoose(chosen.includes(scope) ? chosen.filter(each => each !== scope) : [...chosen, scope])
  return (
    <fieldset className={classes.scopes}>
      <legend>{t('lock.scopes')}</legend>
      {offered.map(scope => (
        <Check
          key={scope}
          label={t(`lock.scope.${scope}`)}
          isOn={chosen.includes(scope)}
          onChange={() => toggle(scope)}
        />
      ))}
    </fieldset>
  )
}

import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { Check } from '../../../shared/acts/check.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FileHead } from '../file/use-file.ts'
import classes from './acts.module.css'

type Scope = FileHead['locks'][number]['scope']
const scopes: readonly Scope[] = ['signIn', 'play', 'deposit', 'withdrawal']

/** Locks some of what a member does, or lifts it. To lock is a brake and takes one person; open rounds are settled either way. */
export function LockDialog({ head, isLock, onClose }: { head: FileHead; isLock: boolean; onClose: () => void }) {
  const t = useText()
  const { id, account, locks, lockVersion: version } = head
  const offered = isLock ? scopes : locks.map(({ scope }) => scope)
  const [chosen, setChosen] = useState<readonly Scope[]>(isLock ? [] : offered)
  const toggle = (scope: Scope) =>
    setChosen(chosen.includes(scope) ? chosen.filter(each => each !== scope) : [...chosen, scope])
  return (
    <ActDialog
      title={t(isLock ? 'lock.lock' : 'lock.unlock')}
      effect={t(isLock ? 'lock.effect' : 'lock.unlockEffect', { account })}
      button={t(isLock ? 'lock.lock' : 'lock.unlock')}
      isDangerous={isLock}
      isReady={chosen.length > 0}
      act={({ reason }) =>
        call(isLock ? 'members.lock' : 'members.unlock', { id, scopes: [...chosen], version, reason })
      }
      onClose={onClose}
    >
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
    </ActDialog>
  )
}

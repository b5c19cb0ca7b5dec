import { closureKinds } from '@baize/api/protection'
import { useState } from 'react'
import classes from '../../shared/forms/forms.module.css'
import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { ClosureChoices } from './closure-choices.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import { ClosureState } from './closure-state.tsx'
import { type Choice, useClosureQuery } from './use-closure.ts'

/** A member's own breaks: where one stands, and what may be chosen, by a press and another one that confirms it. */
export function TakeBreak() {
  const t = useText()
  const query = useClosureQuery()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const { data } = query
  if (!data) return <Waiting queries={[query]} blank={classes.blank} />
  const { closure, choices } = data
  return (
    <section className={classes.card} data-testid="take-break">
      <h3>{t('protection.title')}</h3>
      {closure ? <ClosureState closure={closure} /> : <p className={classes.lead}>{t('protection.lead')}</p>}
      {choices.length > 0 && (
        <div className={classes.sides}>
          {closureKinds.map(kind => (
            <ClosureChoices
              key={kind}
              kind={kind}
              isLonger={closure?.kind === kind}
              choices={choices.filter(choice => choice.kind === kind)}
              onChoose={setChosen}
            />
          ))}
        </div>
      )}
      {chosen && <ClosureDialog choice={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

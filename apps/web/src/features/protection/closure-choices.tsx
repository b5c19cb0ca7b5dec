import type { ClosureKind } from '@baize/api/protection'
import { Button } from '@baize/ui/button.tsx'
import forms from '../../shared/forms/forms.module.css'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './protection.module.css'
import type { Choice } from './use-closure.ts'

interface Props {
  kind: ClosureKind
  /** One of this kind is running, which these lengthen. */
  isLonger: boolean
  choices: readonly Choice[]
  onChoose: (choice: Choice) => void
}

/** The lengths of a kind, all in sight and none before another. */
export function ClosureChoices({ kind, isLonger, choices, onChoose }: Props) {
  const t = useText()
  if (choices.length === 0) return null
  const name = t(kind === 'TIMEOUT' ? 'protection.timeout' : 'protection.exclusion')
  return (
    <fieldset className={classes.kind} data-kind={kind}>
      <legend>{isLonger ? t('protection.lengthen', { kind: name }) : name}</legend>
      <p className={forms.lead}>{t(kind === 'TIMEOUT' ? 'protection.timeoutText' : 'protection.exclusionText')}</p>
      <div className={classes.lengths}>
        {choices.map(choice => (
          <Button key={choice.length} data-length={choice.length} onClick={() => onChoose(choice)}>
            {t(`protection.length.${choice.length}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import forms from '../../shared/forms/forms.module.css'
import { useText } from '../../shared/i18n/use-text.ts'
import { useMoment } from '../../shared/moments/use-moment.ts'
import classes from './protection.module.css'
import { type Closure, useReopening, useUntil } from './use-closure.ts'

/** A closure and where it stands, with the step that the member may take now. */
export function ClosureState({ closure }: { closure: Closure }) {
  const t = useText()
  const moment = useMoment()
  const until = useUntil()
  const { kind, since, state } = closure
  return (
    <div className={classes.state} data-state={state} data-testid="closure-state">
      <p className={classes.standing}>
        <Icon name="clock" size={20} />
        <span className={forms.named}>
          <strong>
            {t(kind === 'TIMEOUT' ? 'protection.timeout' : 'protection.exclusion')} · {until(closure.until)}
          </strong>
          <small>{t('protection.since', { time: moment(since) })}</small>
        </span>
      </p>
      {state !== 'RUNNING' && <Reopening closure={closure} />}
      <p className={forms.lead}>{t('protection.openParts')}</p>
    </div>
  )
}

/** The steps of being let in again, once the time is over: asking, waiting, confirming. */
function Reopening({ closure: { state, nextAt } }: { closure: Closure }) {
  const t = useText()
  const moment = useMoment()
  const { run, busy } = useReopening()
  const time = nextAt === null ? '' : moment(nextAt)
  const steps = ['MAY_ASK', 'COOLING', 'MAY_CONFIRM'] as const
  const place = steps.indexOf(state as (typeof steps)[number])
  return (
    <>
      <ol className={forms.steps} aria-label={t('protection.steps')}>
        {steps.map((step, i) => (
          <li
            key={step}
            className={forms.step}
            aria-current={step === state ? 'step' : undefined}
            data-done={i < place}
          >
            <b>{i + 1}</b>
            {t(`protection.step.${step}`)}
          </li>
        ))}
      </ol>
      {state === 'MAY_ASK' && <p>{t('protection.over')}</p>}
      {state === 'COOLING' && <p>{t('protection.cooling', { time })}</p>}
      {state === 'MAY_CONFIRM' && <p>{t('protection.mayConfirm', { time })}</p>}
      {state !== 'COOLING' && (
        <div className={forms.actions}>
          <Button
            busy={busy}
            data-testid="reopen"
            onClick={() => void run(state === 'MAY_ASK' ? 'protection.askReopening' : 'protection.confirmReopening')}
          >
            {t(state === 'MAY_ASK' ? 'protection.ask' : 'protection.confirm')}
          </Button>
        </div>
      )}
    </>
  )
}

import { customerServiceTypeFor } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import classes from './ask-us.module.css'
import { useService } from './open-service.ts'

/** A way to a person: the VIP desk for high club ranks, live chat for everybody else. */
export function AskUs() {
  const t = useText()
  const service = useService()
  const rank = useSession(state => state.member?.clubLabel?.rankLevel ?? null)
  const desk = customerServiceTypeFor(rank)
  return (
    <aside className={classes.ask}>
      <LateIcon name="headset" size={30} />
      <h2>{t('help.ask')}</h2>
      <p>{t('help.askText')}</p>
      <Button look="main" wide data-testid={`service-${desk}`} onClick={() => service(desk)}>
        {t(`service.${desk}`)}
      </Button>
    </aside>
  )
}

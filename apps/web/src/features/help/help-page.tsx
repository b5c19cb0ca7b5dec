import { customerServiceTypeFor } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useMatches } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { BannerCarousel } from '../banners/index.ts'
import { useService } from '../service/index.ts'
import { HelpCenter } from './help-center.tsx'
import { HelpNotices } from './help-notices.tsx'
import classes from './help-page.module.css'

/** The help center: banners where the site stands around it, articles, and people to ask. */
export default function HelpPage() {
  const t = useText()
  const standsAlone = useMatches({ select: matches => matches.at(-1)?.staticData.frame === 'none' })
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('help.title')}</h1>
      {!standsAlone && <BannerCarousel group="help" slim />}
      <div className={classes.columns}>
        <div>
          <HelpNotices />
          <HelpCenter />
        </div>
        <AskUs />
      </div>
    </div>
  )
}

/** A way to a person: the VIP desk for high club ranks, live chat for everybody else. */
function AskUs() {
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
